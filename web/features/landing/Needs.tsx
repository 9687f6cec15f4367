import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { landing } from '#web/messages/landing.ts'
import { DocumentIcon, IdCardIcon, PhoneIcon, ShieldIcon } from '#web/ui/icons.tsx'
import { Section } from './Section.tsx'

export function Needs() {
  const t = useTexts(landing)
  return (
    <Section title={t.needTitle} lead={t.needLead}>
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        <Need {...t.need.cr} icon={<DocumentIcon />} />
        <Need {...t.need.id} icon={<IdCardIcon />} />
        <Need {...t.need.nafath} icon={<ShieldIcon />} />
        <Need {...t.need.phone} icon={<PhoneIcon />} />
      </ul>
    </Section>
  )
}

function Need({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex gap-4 bg-surface p-5 lg:grid lg:content-start lg:p-6">
      <span className="text-brand">{icon}</span>
      <div className="grid gap-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
    </li>
  )
}
