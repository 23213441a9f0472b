const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;

/** Ignores files that are dropped where nothing takes them: browsers would show them in place of the page. */
export function ignoreDroppedFiles(): void {
  addEventListener("dragover", (event) => {
    if (event.defaultPrevented || event.dataTransfer === null || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  });
  addEventListener("drop", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
}
