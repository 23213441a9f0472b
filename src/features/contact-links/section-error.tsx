import { partFailed } from "../../content/interface/errors.ts";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ContactLinks } from "./contact-links.tsx";

/** Replaces a part of the page that throws and has no simpler fallback. */
export const SectionError = () => (
  <div role="alert">
    <Stack>
      <Text>{partFailed}</Text>
      <Cluster>
        <ContactLinks />
      </Cluster>
    </Stack>
  </div>
);
