interface LicenceProps {
  licence: { statement: string; number: string; until?: string | null };
}

/** The sentences about the lender's licence. */
export const Licence = ({ licence: { statement, number, until } }: LicenceProps) => (
  <>
    {statement} <span className="unbroken">{number}</span>
    {until && `, ${until}`}.
  </>
);
