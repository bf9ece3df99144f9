import { parse } from "node-html-parser";
import { contentPolicy } from "./contentPolicy";
import { finishPage } from "./finishPage";

const GATSBY_PAGE = `<!DOCTYPE html><html lang="en-TT"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>FAQ</title><style id="pageStyles" data-names="a">.a>b{color:red}</style><link as="script" rel="preload" href="/scripts/app-1.js"/><script type="application/ld+json">{"@graph":[]}</script></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><h1>FAQ</h1><!--$--><p>Ask &amp; read</p><!--/$--></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq";/*]]>*/</script><slice-start id="_gatsby-scripts-1"></slice-start><script id="gatsby-chunk-mapping">window.___webpackCompilationHash="abc";window.___chunkMapping={};</script><script src="/scripts/polyfill-1.js" nomodule=""></script><script src="/scripts/framework-1.js" async></script><script src="/scripts/app-1.js" async></script><slice-end id="_gatsby-scripts-1"></slice-end></body></html>`;

const finish = (html: string) =>
  finishPage(html, {
    loader: { address: "/scripts/loader-1.js", integrity: "sha256-loader" },
    policy: contentPolicy("https://backend.example"),
    integrityOf: (address) => `sha256-of-${address}`,
    filesOf: (pagePath) => ({
      data: [`/page-data${pagePath}/page-data.json`],
      scripts: ["/scripts/framework-1.js", "/scripts/faq-1.js", "/scripts/app-1.js"],
      vital: ["/scripts/framework-1.js", "/scripts/app-1.js"],
    }),
    loadErrorNotice: '<aside id="loadError" hidden></aside>',
  });

const scripts = (html: string) =>
  parse(html).querySelectorAll("script:not([type='application/ld+json'])");

test("keeps only the loader's script, and gives it the page's global variables and files", () => {
  const html = finish(GATSBY_PAGE);
  expect(scripts(html).map((script) => script.outerHTML)).toEqual([
    '<script defer src="/scripts/loader-1.js" integrity="sha256-loader" data-page-path="/faq" data-___webpack-compilation-hash="abc" data-files="/page-data/faq/page-data.json /scripts/framework-1.js|sha256-of-/scripts/framework-1.js|vital /scripts/faq-1.js|sha256-of-/scripts/faq-1.js /scripts/app-1.js|sha256-of-/scripts/app-1.js|vital"></script>',
  ]);
  expect(html).not.toContain("slice-");
  expect(html).not.toContain('as="script"');
});

test.each([
  [
    "has a style attribute",
    '<h1 style="color:red">',
    '/faq: the policy allows no style attributes, found <h1 style="color:red">',
  ],
  [
    "has a section that was not prerendered",
    '<template data-dgst="1"></template><h1>',
    '/faq: a section was not prerendered, found <template data-dgst="1">',
  ],
  [
    "has a section that an inline script would move",
    '<div hidden id="S:0"></div><h1>',
    '/faq: a section was not prerendered, found <div hidden id="S:0">',
  ],
])("throws an error when the page %s", (_, html, message) => {
  expect(() => finish(GATSBY_PAGE.replace("<h1>", html))).toThrow(message);
});

test("throws an error when the HTML has an unknown structure", () => {
  expect(() => finish("<html><head></head><body></body></html>")).toThrow(
    "no scripts of the known form",
  );
});
