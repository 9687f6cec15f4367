import components from './vitest.config.ts'

/** In a page of its own: what other tests leave in theirs must not stop the longest file. */
export default {
  ...components,
  test: {
    ...components.test,
    name: 'screens',
    include: ['screen-states.test.tsx'],
    exclude: [],
    // Longer than what it waits for: a test that times out goes on beside the next one, and resizes its window and switches its language.
    testTimeout: 60_000,
  },
}
