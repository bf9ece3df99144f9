import { siteUrl } from "../../src/gatsby/siteUrl";
import { backendOrigin } from "../backendOrigin";
import { contentPolicy } from "../postbuild/contentPolicy";
import { headerRules } from "../postbuild/headersFile";
import { readRedirects } from "../postbuild/siteFiles";

/**
 * Returns a configuration of Caddy that serves a built site as Cloudflare does.
 * @param site the address, for which Caddy gets a certificate by itself
 * @param backend the origin of the contact form's backend
 * @param folder where the content of `public/` is on that machine
 */
export function caddyfile(site: string, backend: string, folder: string): string {
  const rules = headerRules(contentPolicy(backend)).flatMap(([addresses, headers]) =>
    Object.entries(headers).map(
      ([name, value]) => `header ${addresses === "/*" ? "" : `${addresses} `}${name} "${value}"`,
    ),
  );
  const redirects = readRedirects().map(({ from, to }) => `redir ${from} ${to} 301`);
  return `${site} {
	root * ${folder}
	encode zstd gzip
	header ?Cache-Control "public, max-age=0, must-revalidate"
	${[...rules, ...redirects].join("\n\t")}
	redir /index.html / 308
	@slash path_regexp slash ^/(.+)/$
	redir @slash /{re.slash.1} 308
	@extension path_regexp extension ^/(.+)\\.html$
	redir @extension /{re.extension.1} 308
	try_files {path}.html {path} {path}/index.html
	file_server {
		hide _headers _redirects
	}
	handle_errors {
		rewrite * /404.html
		file_server
		header -Cache-Control
	}
}
`;
}

if (require.main === module)
  console.info(caddyfile(siteUrl(), backendOrigin(), process.argv[2] ?? "/var/www/site"));
