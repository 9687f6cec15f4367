import { Link } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { type Locale, useLocale, useTexts } from '#web/lib/locale.tsx'
import { useTheme } from '#web/lib/theme.ts'
import { settings } from '#web/messages/settings.ts'
import { paths } from '#web/paths.ts'
import { ArrowForwardIcon, ShieldIcon } from '#web/ui/icons.tsx'
import { Choice } from './Choice.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { Section } from './Section.tsx'

export function SettingsPage() {
  const t = useTexts(settings)
  return (
    <>
      <PageHeading title={t.title} />
      <Section title={t.profile} lead={t.profileText}>
        <ProfileFacts />
      </Section>
      <Section title={t.appearance} lead={t.appearanceText}>
        <Appearance />
      </Section>
      <SecurityLink />
      <Section title={t.notifications}>
        <p className="rounded-lg border border-dashed border-control p-5 text-muted">{t.notificationsText}</p>
      </Section>
    </>
  )
}

function Appearance() {
  const t = useTexts(settings)
  const { locale, setLocale } = useLocale()
  const [theme, chooseTheme] = useTheme()
  return (
    <div className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2">
      <Choice<Locale>
        legend={t.language}
        name="language"
        options={[
          { value: 'ar', label: 'العربية', lang: 'ar' },
          { value: 'en', label: 'English', lang: 'en' },
        ]}
        chosen={locale}
        onChoose={setLocale}
      />
      <Choice
        legend={t.theme}
        name="theme"
        options={[
          { value: 'light', label: t.light },
          { value: 'dark', label: t.dark },
        ]}
        chosen={theme}
        onChoose={chooseTheme}
      />
    </div>
  )
}

/** The devices are on that page only, beside the password that a customer changes after an unknown one. */
function SecurityLink() {
  const t = useTexts(settings)
  return (
    <Link
      to={paths.security}
      className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5 hover:bg-raised"
    >
      <ShieldIcon className="size-6 shrink-0 text-brand" />
      <span className="grid flex-1">
        <span className="font-semibold">{t.security}</span>
        <span className="text-sm text-muted">{t.securityText}</span>
      </span>
      <ArrowForwardIcon className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
