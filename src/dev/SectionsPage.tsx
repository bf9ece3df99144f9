import type { HeadProps, PageProps } from "gatsby";
import { Container } from "../components/Layout";
import { ComponentGallery } from "./ComponentGallery";
import { atMaximumLength, withoutOptionalPictures } from "./edgeCases";
import { pages } from "./pages";
import { SectionGallery } from "./SectionGallery";
import { Top } from "./styles";

const CASES = [
  { name: "real", label: "Real content", change: (data: unknown) => data },
  { name: "long", label: "Titles of 60, names of 40 characters", change: atMaximumLength },
  { name: "bare", label: "Without optional pictures", change: withoutOptionalPictures },
] as const;

/** Shows every component and section in its states; only `npm run dev` creates this page. */
export default function SectionsPage({ location }: PageProps) {
  // Here only its button opens the promo.
  if (typeof window !== "undefined") window.promoShown = true;
  const requested = new URLSearchParams(location.search).get("case");
  const chosen = CASES.find(({ name }) => name === requested) ?? CASES[0];
  return (
    <>
      <Top data-tone="dark">
        <Container>
          <h1>Sections</h1>
          <nav aria-label="Content">
            {CASES.map(({ name, label }) => (
              <a
                key={name}
                href={`?case=${name}`}
                aria-current={name === chosen.name ? "true" : undefined}
              >
                {label}
              </a>
            ))}
            <button
              type="button"
              onClick={() => document.querySelector<HTMLDialogElement>("main dialog")?.showModal()}
            >
              Open the promo
            </button>
          </nav>
        </Container>
      </Top>
      <ComponentGallery />
      {pages.map(({ path, template }) => (
        <SectionGallery key={path} path={path} template={template} change={chosen.change} />
      ))}
    </>
  );
}

export const Head = ({ location }: HeadProps) => <title>{`Sections, ${location.pathname}`}</title>;
