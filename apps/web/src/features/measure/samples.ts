/** As the server has them: no discrimination below the first, none in words below the second. */
export const fewest = { shown: 20, sure: 50 } as const;
