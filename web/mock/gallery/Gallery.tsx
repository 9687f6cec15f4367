import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { DesignSystem } from './DesignSystem.tsx'
import { ScreenStates } from './ScreenStates.tsx'
import { texts } from './texts.ts'

const SCREENS_PATH = '/gallery/screens'

export function Gallery() {
  const isScreens = location.pathname.startsWith(SCREENS_PATH)
  return (
    <div className="gallery">
      <header className="gallery-bar" lang="en" dir="ltr">
        <h1>{texts.title}</h1>
        <nav aria-label={texts.parts}>
          <a href="/gallery" aria-current={isScreens ? undefined : 'page'}>
            {texts.design}
          </a>
          <a href={SCREENS_PATH} aria-current={isScreens ? 'page' : undefined}>
            {texts.screens}
          </a>
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main>{isScreens ? <ScreenStates /> : <DesignSystem />}</main>
    </div>
  )
}
