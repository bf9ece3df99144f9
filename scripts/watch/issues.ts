export interface Repository {
  /** Its address in GitHub's API. */
  url: string;
  token: string;
}

interface Issue {
  number: number;
  title: string;
  body: string;
}

const LABEL = "watch";

/**
 * Opens an issue for the faults that a watch has found, changes it when they have changed, and closes
 * it when there are none.
 */
export async function report(
  { url, token }: Repository,
  name: string,
  faults: readonly string[],
): Promise<void> {
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`GitHub answers ${response.status} to ${method} ${path}`);
    return (await response.json()) as Result;
  };
  const title = `Fault: ${name}`;
  const body = `${faults.map((fault) => `- ${fault}`).join("\n")}

What to do is in docs/operating.md. It is updated, and closed when the fault has ended.`;
  const open = await call<Issue[]>("GET", `/issues?state=open&labels=${LABEL}&per_page=100`);
  const known = open.find((issue) => issue.title === title);
  if (!known) {
    if (faults.length > 0) await call("POST", "/issues", { title, body, labels: [LABEL] });
    return;
  }
  const path = `/issues/${known.number}`;
  if (faults.length === 0) {
    await call("POST", `${path}/comments`, { body: "The fault has ended." });
    await call("PATCH", path, { state: "closed" });
  } else if (known.body !== body) {
    await call("PATCH", path, { body });
    // A comment is mailed to those who watch the repository, which other counts are not worth.
    if (withoutCounts(known.body) !== withoutCounts(body))
      await call("POST", `${path}/comments`, { body: `It has changed:\n\n${body}` });
  }
}

const withoutCounts = (text: string) => text.replaceAll(/\d+/g, "…");
