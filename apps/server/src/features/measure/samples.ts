/** Of fewer papers a figure says more about who gave them: none below the first, none without doubt below the second. */
export const fewest = { shown: 20, sure: 50 } as const;
