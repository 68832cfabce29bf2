/** One of the company's values, and where people can see it in practice. */
export type Value = { title: string; text: string };

export type CompanyFigure = { figure: string; text: string };
