/**
 * Whether each section runs once and for a moment, so that a test sees that it yields its figures, which then mean nothing: `--short`.
 * Child processes inherit it.
 */
export const isShort = process.env.BENCH_SHORT === '1'
