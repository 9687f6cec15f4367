import { lazy, type ReactNode, Suspense } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { useIsHere } from './use-is-here.ts'

test('a page is left as soon as another one is chosen, also while the code of that one still loads', async () => {
  const code = Promise.withResolvers<{ default: () => ReactNode }>()
  const Second = lazy(() => code.promise)
  let isHere = () => false
  function First() {
    isHere = useIsHere()
    return <Link to="/second">Leave</Link>
  }
  await render(
    <Suspense>
      <Routes>
        <Route path="/first" element={<First />} />
        <Route path="/second" element={<Second />} />
      </Routes>
    </Suspense>,
    { path: '/first' },
  )
  expect(isHere()).toBe(true)
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect.element(page.getByRole('link', { name: 'Leave' })).toBeVisible()
  expect(isHere()).toBe(false)
  code.resolve({ default: () => <p>Second page</p> })
  await expect.element(page.getByText('Second page')).toBeVisible()
  expect(isHere()).toBe(false)
})
