type Criterion = { title: string; text: string };

/** The rules by which a carrier comes into the directory. */
export function listCriteria(lowestRating: string): readonly Criterion[] {
  return [
    {
      title: `Rated ${lowestRating} or better`,
      text: 'An independent rating agency judges how well an insurer can pay its claims. Below this grade we list nobody.',
    },
    {
      title: 'Licensed where it sells',
      text: 'Every state licenses insurers by itself. A carrier needs a license in each state where it offers policies.',
    },
    {
      title: 'Fair to its customers',
      text: 'Regulators publish how many people complain. The number has to be in proportion to the carrier’s size.',
    },
    {
      title: 'Plain about its terms',
      text: 'Who can apply, for how much, and what is not covered has to be open to read before anybody applies.',
    },
  ];
}
