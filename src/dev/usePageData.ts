import { useEffect, useState } from "react";

/** Returns the result of a page's query from the development server; undefined until it has loaded. */
export function usePageData(path: string): unknown {
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
