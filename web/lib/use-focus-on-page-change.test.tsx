import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { useFocusOnPageChange } from './use-focus-on-page-change.ts'

function Results({ shown }: { shown: number | undefined }) {
  const results = useFocusOnPageChange(shown)
  return (
    <section ref={results} tabIndex={-1} aria-label="Results">
      {shown}
    </section>
  )
}

const results = page.getByRole('region', { name: 'Results' })

test('another page of results takes focus, but not the first page or a loading one', async () => {
  const { rerender } = await render(<Results shown={undefined} />)
  await rerender(<Results shown={1} />)
  await rerender(<Results shown={1} />)
  await expect.element(results).not.toHaveFocus()
  await rerender(<Results shown={undefined} />)
  await expect.element(results).not.toHaveFocus()
  await rerender(<Results shown={2} />)
  await expect.element(results).toHaveFocus()
})

test('whoever filters a later page stays in the filter', async () => {
  const filtered = (pageNumber: number) => (
    <>
      <input aria-label="Filter" />
      <Results shown={pageNumber} />
    </>
  )
  const { rerender } = await render(filtered(2))
  const filter = page.getByRole('textbox', { name: 'Filter' })
  await filter.click()
  await rerender(filtered(1))
  await expect.element(results).toHaveTextContent('1')
  await expect.element(filter).toHaveFocus()
})
