import components from './vitest.config.ts'

/** In a page of its own: what other tests leave in theirs must not stop the longest file. */
export default {
  ...components,
  test: {
    ...components.test,
    name: 'screens',
    include: ['screen-states.test.tsx'],
    exclude: [],
  },
}
