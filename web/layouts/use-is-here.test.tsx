import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#web/testing/render.tsx'
import { useIsHere } from './use-is-here.ts'

test('a page is left as soon as another one is chosen, also while the code of that one still loads', async () => {
  const code = Promise.withResolvers<{ default: () => ReactNode }>()
  const Second = lazy(() => code.promise)
  let isHere = () => false
  const results: boolean[] = []
  function First() {
    isHere = useIsHere()
    const navigate = useNavigate()
    const go = (to: string) => {
      navigate(to, { state: { typed: 'x' }, replace: true })
      results.push(isHere())
    }
    return (
      <>
        <button type="button" onClick={() => go('/first?page=1')}>
          Keep
        </button>
        <button type="button" onClick={() => go('/second')}>
          Leave
        </button>
      </>
    )
  }
  await render(
    <Suspense>
      <Routes>
        <Route path="/first" element={<First />} />
        <Route path="/second" element={<Second />} />
      </Routes>
    </Suspense>,
    { path: '/first?page=1' },
  )
  expect(isHere()).toBe(true)
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('button', { name: 'Leave' })).toBeVisible()
  expect(results).toEqual([true, false])
  expect(isHere()).toBe(false)
  code.resolve({ default: () => <p>Second page</p> })
  await expect.element(page.getByText('Second page')).toBeVisible()
  expect(isHere()).toBe(false)
})
