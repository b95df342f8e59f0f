/** Where a rule, or a chart as `chart.shock`, is found: its page's address. */
export const addressOf = (game: string, rule: string): string => `/rules/${game}/${rule}`;

/** The id of its element on the page. */
export const elementOf = (rule: string): string => `rule-${rule}`;
