import { useEffect, useState } from "react";

const BUILD_YEAR = Number(process.env.GATSBY_BUILD_YEAR);

/** The year it is now; until the page's script runs, the year in which the page was built. */
export function CurrentYear() {
  const [year, setYear] = useState(BUILD_YEAR);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <>{year}</>;
}
