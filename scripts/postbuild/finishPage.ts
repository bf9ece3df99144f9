import type { ContentPolicy } from "./contentPolicy";
import type { Loader } from "./loader";
import { picturePreloads } from "./picturePreloads";

interface Parts {
  loader: Loader;
  policy: ContentPolicy;
  /** The `integrity` of a script, by its address. */
  integrityOf(address: string): string;
  /** What a page works with beside the scripts that all pages have; see `lateFiles`. */
  filesOf(pagePath: string, islands: readonly string[]): readonly string[];
}

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs;
const SLICE_MARK = /<slice-(?:start|end)[^>]*><\/slice-(?:start|end)>/g;
const SCRIPT_PRELOAD = /<link (?=[^>]*as="script")[^>]*>/g;
const STYLE = /<style[^>]*>(?<text>.*?)<\/style>/gs;
const ISLAND = /<[^>]* data-island="(?<name>[^"]*)"/g;
/** Gatsby's focus wrapper and announcer, whose styles stand in the global style sheet. */
const GATSBY_DIV = /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/**
 * Turns a page as Gatsby wrote it into the page that is served: no script but the late loader,
 * which is told what to fetch; no style attribute; and a policy that allows exactly what is left.
 * @throws Error when Gatsby's HTML is not of the form this step knows
 */
export function finishPage(html: string, { loader, policy, integrityOf, filesOf }: Parts): string {
  const sources: string[] = [];
  let inline = "";
  const withoutScripts = html
    .replace(SLICE_MARK, "")
    .replace(SCRIPT_PRELOAD, "")
    .replace(SCRIPT, (whole, attributes: string, code: string) => {
      if (attributes.includes("application/ld+json")) return whole;
      const source = /src="([^"]+)"/.exec(attributes)?.[1];
      // Browsers without modules are too old for the site's scripts, and read its pages without.
      if (source && !/nomodule/i.test(attributes)) sources.push(source);
      inline += code;
      return "";
    })
    .replace(GATSBY_DIV, (tag) => tag.replace(/ style="[^"]*"/, ""));

  const pagePath = /window\.pagePath="([^"]*)"/.exec(inline)?.[1];
  const hash = /___webpackCompilationHash="([^"]*)"/.exec(inline)?.[1];
  if (pagePath === undefined || hash === undefined || sources.length === 0)
    throw new Error("Gatsby's page has no scripts of the known form; see scripts/postbuild.");

  const islands = [...withoutScripts.matchAll(ISLAND)].map(({ groups }) => groups?.name ?? "");
  const files = [
    ...sources.map((file) => `${file}|${integrityOf(file)}|vital`),
    ...filesOf(pagePath, islands).map(
      (file) => `${file}|${file.endsWith(".js") ? integrityOf(file) : ""}`,
    ),
  ];
  const island = islands.length > 0 ? ' data-island="1"' : "";
  const tag = `<script defer src="${loader.address}" integrity="${loader.integrity}" data-page="${pagePath}" data-hash="${hash}" data-files="${files.join(" ")}"${island}></script>`;
  const styles = [...withoutScripts.matchAll(STYLE)].map(({ groups }) => groups?.text ?? "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.meta(styles)}"/>`;

  const finished = withoutScripts
    .replace(/(<meta charSet="[^"]*"\/>)/i, `$1${meta}`)
    .replace(/(<meta name="viewport"[^>]*>)/, `$1${picturePreloads(withoutScripts)}`)
    .replace("</head>", `${tag}</head>`);
  const attribute = /<[a-z][^>]* style="[^"]*"/i.exec(finished)?.[0];
  if (attribute)
    throw new Error(`${pagePath}: the policy allows no style attributes, found ${attribute}`);
  return finished;
}
