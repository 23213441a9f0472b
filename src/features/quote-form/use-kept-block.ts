import { useEffect } from "react";
import { keptText } from "../../content/interface/keep.ts";
import { keptList } from "../keep/kept-list.ts";
import { readDetailsBlock, writeDetailsBlock } from "./form-details-block.ts";

const name = "kept-list";

/** Writes the list into Project Details, unless the visitor has taken it out there. */
function writeKeptBlock() {
  const text = keptText(keptList.getSnapshot());
  if (text !== (readDetailsBlock(name) ?? "")) {
    writeDetailsBlock({ name, text }, { unlessRemoved: true });
  }
}

/** Keeps the visitor's short list in Project Details while a form is shown. */
export function useKeptBlock() {
  useEffect(() => {
    writeKeptBlock();
    return keptList.subscribe(writeKeptBlock);
  }, []);
}
