/** What the company holds to, and where someone can see that it does. */
export type Value = { title: string; text: string };

export type CompanyFigure = { figure: string; text: string };
