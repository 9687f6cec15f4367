import components from './vitest.config.ts'

/** These tests have their own page, so that leftovers of other tests cannot stop the longest file. */
export default {
  ...components,
  test: {
    ...components.test,
    name: 'screens',
    include: ['screen-states.test.tsx', 'long-names.test.tsx'],
    exclude: [],
  },
}
