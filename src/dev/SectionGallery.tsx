import { useEffect, useState } from "react";
import type { Template } from "./pages";
import { sectionsOf } from "./sectionsOf";
import { Label } from "./styles";

interface SectionGalleryProps {
  path: string;
  template: Template;
  /** Changes the real content before it is rendered. */
  change(data: unknown): unknown;
}

/** Shows the sections of a page with its content, each below its name. */
export function SectionGallery({ path, template, change }: SectionGalleryProps) {
  const data = usePageData(path);
  if (!data) return <Label>Loading {path} …</Label>;
  return <Sections path={path} template={template} data={change(data)} />;
}

interface SectionsProps {
  path: string;
  template: Template;
  data: unknown;
}

/** Calls the template instead of rendering it, so that its sections can be separated. */
function Sections({ path, template, data }: SectionsProps) {
  const page = template({ data, location: { pathname: path } });
  return sectionsOf(page).map(({ name, element }, index) => (
    // The list never changes its order, and a name may occur twice.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <div key={index}>
      <Label id={`${name}-of-${path}`}>
        <strong>{name}</strong> of <a href={path}>{path}</a>
      </Label>
      {element}
    </div>
  ));
}

/** Returns the result of a page's query from the development server; undefined until it has loaded. */
function usePageData(path: string): unknown {
  const [data, setData] = useState<unknown>();
  useEffect(() => {
    let isMounted = true;
    const url = `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    void fetch(url)
      .then((response) => response.json())
      .then(({ result }: { result: { data: unknown } }) => isMounted && setData(result.data));
    return () => {
      isMounted = false;
    };
  }, [path]);
  return data;
}
