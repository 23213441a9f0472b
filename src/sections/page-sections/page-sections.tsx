import type { Section } from "../../content/schema.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { QuoteButton } from "../../features/quote-dialog/quote-button.tsx";
import { DeferredRender } from "../../hydration/deferred-render.tsx";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import type { BandBackground } from "../band/band.tsx";
import { Areas } from "./areas.tsx";
import { Facts } from "./facts.tsx";
import { GroundNote } from "./ground-note.tsx";
import { Guide } from "./guide.tsx";
import { Intro } from "./intro.tsx";
import { Layers } from "./layers.tsx";
import { MaterialGroups } from "./material-groups.tsx";
import { Materials } from "./materials.tsx";
import { Patterns } from "./patterns.tsx";
import { Pictures } from "./pictures.tsx";
import { Planner } from "./planner.tsx";
import { ProseSection } from "./prose-section.tsx";
import { Questions } from "./questions.tsx";
import { QuoteClosing } from "./quote-closing.tsx";
import { QuotePrompt } from "./quote-prompt.tsx";
import { Reasons } from "./reasons.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { ServiceList } from "./service-list.tsx";
import { Suburbs } from "./suburbs.tsx";
import { Towns } from "./towns.tsx";

/** A page that is made of sections. */
interface SectionedPage {
  sections: readonly Section[];
  /** The service that the quote buttons of the page preselect in the form. */
  quoteService?: QuoteService | undefined;
}

interface PageSectionsProps {
  page: SectionedPage;
  /** The name of the area that a local page is about, which its quote buttons fill in. */
  area?: string | undefined;
}

/**
 * The sections of a page in the order of its content, on alternating backgrounds, with a quote button in
 * their middle (docs/specification.md#shared-frame).
 */
export function PageSections({ page, area }: PageSectionsProps) {
  const { sections, quoteService } = page;
  const rendered = sections.map((section, index) => {
    const id = idOf(sections, index);
    const content = (
      <PageSection
        key={id}
        section={section}
        id={id}
        background={index % 2 === 0 ? "paper" : "sand"}
        page={page}
        area={area}
      />
    );
    return isInteractive(section) ? (
      <Part key={id}>{content}</Part>
    ) : (
      <StaticHtml key={id}>{content}</StaticHtml>
    );
  });
  const prompt = (
    <StaticHtml key="prompt">
      <QuotePrompt service={quoteService} area={area} />
    </StaticHtml>
  );
  if (sections.length > 1) rendered.splice(promptIndex(sections), 0, prompt);
  return <DeferredRender>{rendered}</DeferredRender>;
}

/** The middle, or the last index before it that is not beside the planner, which is a prompt itself. */
function promptIndex(sections: readonly Section[]): number {
  const isPlanner = (section: Section | undefined) => section?.kind === "planner";
  let index = Math.ceil(sections.length / 2);
  while (index > 1 && (isPlanner(sections[index - 1]) || isPlanner(sections[index]))) index -= 1;
  return index;
}

/** Whether React has to hydrate the section. */
const isInteractive = (section: Section) =>
  section.kind === "planner" || (section.kind === "questions" && section.layout === "accordion");

/** The kind of the section, such as "intro"; the second of a kind is "intro-2" and so on. */
function idOf(sections: readonly Section[], index: number): string {
  const kind = sections[index]?.kind ?? "section";
  const before = sections.slice(0, index).filter((section) => section.kind === kind).length;
  return before === 0 ? kind : `${kind}-${before + 1}`;
}

interface PageSectionProps extends PageSectionsProps {
  section: Section;
  id: string;
  background: BandBackground;
}

function PageSection({ page, area, section, id, background }: PageSectionProps) {
  const { quoteService } = page;
  const common = { id, background };
  switch (section.kind) {
    case "intro":
      return (
        <Intro
          section={section}
          {...common}
          button={
            section.button && (
              <QuoteButton service={quoteService} area={area}>
                {section.button}
              </QuoteButton>
            )
          }
        />
      );
    case "prose":
      return <ProseSection section={section} {...common} />;
    case "facts":
      return <Facts section={section} {...common} />;
    case "ground":
      return <GroundNote section={section} {...common} />;
    case "layers":
      return <Layers section={section} {...common} />;
    case "service-list":
      return <ServiceList section={section} {...common} />;
    case "service-cards":
      return <ServiceCards section={section} {...common} />;
    case "materials":
      return <Materials section={section} {...common} />;
    case "material-groups":
      return <MaterialGroups section={section} {...common} />;
    case "reasons":
      return <Reasons section={section} {...common} />;
    case "patterns":
      return <Patterns section={section} {...common} />;
    case "guide":
      return <Guide section={section} {...common} />;
    case "pictures":
      return <Pictures section={section} {...common} />;
    case "planner":
      return <Planner section={section} {...common} quoteService={quoteService} />;
    case "suburbs":
      return <Suburbs section={section} {...common} area={area ?? ""} />;
    case "towns":
      return <Towns section={section} {...common} />;
    case "areas":
      return <Areas section={section} {...common} />;
    case "questions":
      return <Questions section={section} {...common} />;
    case "closing":
      return (
        <QuoteClosing
          section={section}
          page={page}
          id={id}
          quoteService={quoteService}
          area={area}
        />
      );
  }
}
