import type { Template } from "./pages";
import { sectionsOf } from "./sectionsOf";
import { Label } from "./styles";
import { usePageData } from "./usePageData";

interface SectionGalleryProps {
  path: string;
  template: Template;
  /** What becomes of the real content before it is shown. */
  change(data: unknown): unknown;
}

/** The sections of one page, each under its name, with the page's content. */
export function SectionGallery({ path, template, change }: SectionGalleryProps) {
  const data = usePageData(path);
  if (!data) return <Label>{path} is on its way.</Label>;
  return <Shown path={path} template={template} data={change(data)} />;
}

interface ShownProps {
  path: string;
  template: Template;
  data: unknown;
}

/** The template is called rather than shown, so that what it is made of can be told apart. */
function Shown({ path, template, data }: ShownProps) {
  const page = template({ data, location: { pathname: path } });
  return sectionsOf(page).map(({ name, element }, index) => (
    // Nothing moves within a page's list, and a name may come twice.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <div key={index}>
      <Label id={`${name}-of-${path}`}>
        <strong>{name}</strong> of <a href={path}>{path}</a>
      </Label>
      {element}
    </div>
  ));
}
