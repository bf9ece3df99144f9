import { useEffect, useState } from "react";

/** What the development server knows of a page: the answer to its query. */
export function usePageData(path: string): unknown {
  const [data, setData] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    const address = `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    void fetch(address)
      .then((answer) => answer.json())
      .then(({ result }: { result: { data: unknown } }) => wanted && setData(result.data));
    return () => {
      wanted = false;
    };
  }, [path]);
  return data;
}
