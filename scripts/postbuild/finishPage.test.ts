import { createHash } from "node:crypto";
import { contentPolicy } from "./contentPolicy";
import { finishPage } from "./finishPage";

const GATSBY_PAGE = `<!DOCTYPE html><html lang="en-TT"><head><meta charSet="utf-8"/><title>FAQ</title><style data-emotion="css a">.a{color:red}</style><link as="script" rel="preload" href="/scripts/app-1.js"/><script type="application/ld+json">{"@graph":[]}</script></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><h1>FAQ</h1></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq";/*]]>*/</script><slice-start id="_gatsby-scripts-1"></slice-start><script id="gatsby-chunk-mapping">window.___webpackCompilationHash="abc";window.___chunkMapping={};</script><script src="/scripts/polyfill-1.js" nomodule=""></script><script src="/scripts/framework-1.js" async></script><script src="/scripts/app-1.js" async></script><slice-end id="_gatsby-scripts-1"></slice-end></body></html>`;

const finish = (html: string) =>
  finishPage(html, {
    loader: { address: "/scripts/loader-1.js", integrity: "sha256-loader" },
    policy: contentPolicy("https://backend.example"),
    integrityOf: (address) => `sha256-of-${address}`,
    filesOf: (pagePath, islands) => [
      `/page-data${pagePath}/page-data.json`,
      ...islands.map((island) => `/scripts/${island}-1.js`),
    ],
  });

test("the only script left is the loader, which knows the page and its files", () => {
  const html = finish(GATSBY_PAGE);
  const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)].map(
    ([tag]) => tag,
  );
  expect(scripts).toEqual([
    '<script defer src="/scripts/loader-1.js" integrity="sha256-loader" data-page="/faq" data-hash="abc" data-files="/scripts/framework-1.js|sha256-of-/scripts/framework-1.js|vital /scripts/app-1.js|sha256-of-/scripts/app-1.js|vital /page-data/faq/page-data.json|">',
  ]);
  expect(html).not.toContain("slice-");
  expect(html).not.toContain('as="script"');
});

test("structured data stays", () => {
  expect(finish(GATSBY_PAGE)).toContain(
    '<script type="application/ld+json">{"@graph":[]}</script>',
  );
});

test("no style attribute is left, for the policy allows none", () => {
  const html = finish(GATSBY_PAGE);
  expect(html).not.toContain("style=");
  expect(html).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
  expect(html).toContain('id="gatsby-announcer"');
});

test("a style attribute of the site's own stops the build", () => {
  expect(() => finish(GATSBY_PAGE.replace("<h1>", '<h1 style="color:red">'))).toThrow(
    '/faq: the policy allows no style attributes, found <h1 style="color:red"',
  );
});

test("the policy comes first and allows exactly the page's style sheet", () => {
  const html = finish(GATSBY_PAGE);
  const policy =
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      html,
    )?.[1];
  const hash = createHash("sha256").update(".a{color:red}").digest("base64");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(
    `style-src 'sha256-${hash}' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
  );
  expect(policy).toContain("connect-src 'self' https://backend.example");
  expect(policy).not.toContain("unsafe");
});

test("a page with an island says so to the loader, which fetches the island's script too", () => {
  expect(finish(GATSBY_PAGE)).not.toContain("data-island");
  expect(finish(GATSBY_PAGE.replace("<h1>", '<div data-island="contact"></div><h1>'))).toContain(
    '/scripts/contact-1.js|sha256-of-/scripts/contact-1.js" data-island="1"></script>',
  );
});

test("HTML of an unknown form stops the build", () => {
  expect(() => finish("<html><head></head><body></body></html>")).toThrow(
    "no scripts of the known form",
  );
});
