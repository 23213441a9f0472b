import { Heading } from "../src/ui/heading/heading.tsx";
import { Stack } from "../src/ui/stack/stack.tsx";
import { Text } from "../src/ui/text/text.tsx";
import { addressOf, type Example } from "./example.ts";
import { caption, content, frame, gallery, list, names, stage } from "./gallery.css.ts";
import { type ListedPart, parts, rooms } from "./parts.ts";

/**
 * Tests ask for a part without the list beside it, which changes with every new part, and without
 * the frames: they look at each state that fills the window alone.
 */
const bare = new URLSearchParams(window.location.search).has("bare");

/** The list of all parts, and beside it one of them with its states. */
export function Gallery({ part }: { part: ListedPart | undefined }) {
  if (bare && part !== undefined) return <PartPage part={part} />;
  return (
    <div className={gallery}>
      <nav aria-label="Parts" className={list} data-beside={part && ""}>
        <Stack gap="lg">
          {part === undefined ? <Heading level={1}>Examples</Heading> : <a href="/">All parts</a>}
          {rooms.map((room) => (
            <section key={room} aria-labelledby={`room-${room}`}>
              <Heading level={2} size="small" id={`room-${room}`}>
                {room}
              </Heading>
              <ul className={names}>
                {parts
                  .filter((each) => each.room === room)
                  .map(({ address, name }) => (
                    <li key={address}>
                      <a
                        href={address}
                        aria-current={address === part?.address ? "page" : undefined}
                      >
                        {name}
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </Stack>
      </nav>
      {part === undefined ? null : <PartPage part={part} />}
    </div>
  );
}

function PartPage({ part: { name, purpose, address, examples } }: { part: ListedPart }) {
  return (
    <main aria-labelledby="part">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1} size="heading" id="part">
            {name}
          </Heading>
          <Text tone="soft">{purpose}</Text>
        </Stack>
        {examples.map((example) => (
          <Stage key={example.name} example={example} address={address} />
        ))}
      </Stack>
    </main>
  );
}

function Stage({ example, address }: { example: Example; address: string }) {
  const { name, whole, window: shownIn } = example;
  const own = `${address}/${addressOf(name)}`;
  return (
    <section className={stage} aria-label={name}>
      <p className={caption}>
        {whole ? (
          <a href={own} data-window={shownIn}>
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      {whole ? null : <div className={content}>{example.content}</div>}
      {whole && !bare ? (
        <iframe src={own} title={name} loading="lazy" className={frame} data-window={shownIn} />
      ) : null}
    </section>
  );
}
