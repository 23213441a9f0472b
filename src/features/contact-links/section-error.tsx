import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ContactLinks } from "./contact-links.tsx";

/** Replaces a part of the page that threw and has no simpler form. */
export const SectionError = () => (
  <div role="alert">
    <Stack>
      <Text>This part of the page has stopped working. The rest works.</Text>
      <Cluster>
        <ContactLinks />
      </Cluster>
    </Stack>
  </div>
);
