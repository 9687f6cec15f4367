/**
 * Whether each section runs only once and for a moment, so that a test sees that it returns its figures, which then have no meaning. This is the
 * option `--short`, which child processes inherit.
 */
export const isShort = process.env.BENCH_SHORT === '1'
