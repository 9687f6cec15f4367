/**
 * The best plan of a search by pattern depends on the pattern: a frequent word is found soonest along the order, a rare one by the index. A
 * prepared statement would soon have one plan for all patterns.
 */
export const needsItsOwnPlan = (text: string): boolean => / i?like /.test(text)
