import { Heading } from "../src/ui/heading/heading.tsx";
import { Stack } from "../src/ui/stack/stack.tsx";
import { Text } from "../src/ui/text/text.tsx";
import { type Example, slugOf } from "./example.ts";
import { caption, content, frame, gallery, list, names, stage } from "./gallery.css.ts";
import { type ListedStory, layers, stories } from "./stories.ts";

/** Visual tests load a story without the list, which changes with every story, and without frames. */
const bare = new URLSearchParams(window.location.search).has("bare");

/** The list of all stories, and one of them with its states. */
export function Gallery({ story }: { story: ListedStory | undefined }) {
  if (bare && story !== undefined) return <StoryPage story={story} />;
  return (
    <div className={gallery}>
      <nav aria-label="Stories" className={list} data-beside={story && ""}>
        <Stack gap="lg">
          {story === undefined ? (
            <Heading level={1}>Examples</Heading>
          ) : (
            <a href="/">All stories</a>
          )}
          {layers.map((layer) => (
            <section key={layer} aria-labelledby={`layer-${layer}`}>
              <Heading level={2} size="small" id={`layer-${layer}`}>
                {layer}
              </Heading>
              <ul className={names}>
                {stories
                  .filter((each) => each.layer === layer)
                  .map(({ path, name }) => (
                    <li key={path}>
                      <a href={path} aria-current={path === story?.path ? "page" : undefined}>
                        {name}
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </Stack>
      </nav>
      {story === undefined ? null : <StoryPage story={story} />}
    </div>
  );
}

function StoryPage({ story: { name, purpose, path, examples } }: { story: ListedStory }) {
  return (
    <main aria-labelledby="story">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1} size="heading" id="story">
            {name}
          </Heading>
          <Text tone="soft">{purpose}</Text>
        </Stack>
        {examples.map((example) => (
          <Stage key={example.name} example={example} partPath={path} />
        ))}
      </Stack>
    </main>
  );
}

function Stage({ example, partPath }: { example: Example; partPath: string }) {
  const { name, fullPage, viewport } = example;
  const path = `${partPath}/${slugOf(name)}`;
  return (
    <section className={stage} aria-label={name}>
      <p className={caption}>
        {fullPage ? (
          <a href={path} data-window={viewport}>
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      {fullPage ? null : (
        <div className={content} data-example="">
          {example.content}
        </div>
      )}
      {fullPage && !bare ? (
        <iframe src={path} title={name} loading="lazy" className={frame} data-window={viewport} />
      ) : null}
    </section>
  );
}
