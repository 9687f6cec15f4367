import { onTestFinished } from 'vitest'

/** The page says sandbox during the test, as a built page does. */
export function enterSandbox(): void {
  const mode = document.createElement('meta')
  mode.name = 'plink-mode'
  mode.content = 'sandbox'
  document.head.append(mode)
  onTestFinished(() => mode.remove())
}
