import { Container } from "../../components/Layout";
import { formatCount } from "../../lib/format";
import { Background, Figure, Figures } from "./styles";
import { useCountUp } from "./useCountUp";

interface StatisticsProps {
  title: string;
  statistics: readonly Queries.StatisticFieldsFragment[];
}

/** The lender's figures, which count up once when they scroll into view. */
export function Statistics({ title, statistics }: StatisticsProps) {
  const { block, progress } = useCountUp<HTMLDListElement>();
  return (
    <Background aria-labelledby="statistics-title">
      <Container>
        <h2 id="statistics-title">{title}</h2>
        <Figures ref={block}>
          {statistics.map(({ prefix, value, unit, label }) => {
            const figure = (share: number) =>
              `${prefix ?? ""}${formatCount(Math.round(value * share))}${unit ?? ""}`;
            const final = figure(1);
            // Screen readers announce the final figure, also while it counts.
            const spoken = progress < 1 ? { role: "img", "aria-label": final } : {};
            return (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Figure translate="no" data-final={final} {...spoken}>
                    {figure(progress)}
                  </Figure>
                </dd>
              </div>
            );
          })}
        </Figures>
      </Container>
    </Background>
  );
}
