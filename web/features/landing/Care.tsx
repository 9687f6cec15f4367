import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { landing } from '#web/messages/landing.ts'
import { BuildingIcon, CheckIcon, LaptopIcon, ShopIcon } from '#web/ui/icons.tsx'

export function Care() {
  const t = useTexts(landing)
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-12 px-4 py-12 sm:px-6 md:grid-cols-2 md:gap-16 md:py-16">
      <section className="grid content-start gap-6">
        <h2 className="text-xl font-semibold">{t.whoTitle}</h2>
        <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
          <Who icon={<ShopIcon />}>{t.who.sole}</Who>
          <Who icon={<BuildingIcon />}>{t.who.individual}</Who>
          <Who icon={<LaptopIcon />}>{t.who.freelancer}</Who>
        </ul>
        <p className="text-sm text-muted">{t.whoNote}</p>
      </section>
      <section className="grid content-start gap-6">
        <h2 className="text-xl font-semibold">{t.careTitle}</h2>
        <ul className="grid gap-4">
          {t.care.map(promise => (
            <li key={promise} className="flex items-start gap-3">
              <CheckIcon className="size-6 shrink-0 text-brand" />
              {promise}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Who({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-4 px-5 py-4 font-semibold">
      <span className="text-brand">{icon}</span>
      {children}
    </li>
  )
}
