import { useTexts } from '#web/lib/locale.tsx'
import { useTheme } from '#web/lib/theme.ts'
import { common } from '#web/messages/common.ts'
import { MoonIcon, SunIcon } from './icons.tsx'

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const t = useTexts(common)
  const Icon = theme === 'dark' ? SunIcon : MoonIcon
  return (
    <button
      type="button"
      aria-label={theme === 'dark' ? t.useLightTheme : t.useDarkTheme}
      className="grid size-11 place-items-center rounded-md text-ink hover:bg-raised"
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon className="size-5" />
    </button>
  )
}
