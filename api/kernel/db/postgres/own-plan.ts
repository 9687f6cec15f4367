/**
 * Whether the statement needs a plan for its values. The best plan of a search by pattern depends on the pattern: rows with a frequent word are
 * found soonest along the order, and rows with a rare one through the index. A prepared statement would soon have one plan for all patterns.
 */
export const needsItsOwnPlan = (text: string): boolean => / i?like /.test(text)
