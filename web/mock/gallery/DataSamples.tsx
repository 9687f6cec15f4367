import { useState } from 'react'
import { limits } from '#web/features/wallet/limits/limits.messages.ts'
import { wallet } from '#web/features/wallet/wallet.messages.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/sign-in/security.ts'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { Badge, StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { StepList } from '#web/ui/ProgressSteps.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { Sample, Section } from './Sample.tsx'

const TONES = ['success', 'waiting', 'danger', 'neutral'] as const

export function DataSamples() {
  const { status } = useTexts(wallet)
  const { thisDevice } = useTexts(security)
  const { steps } = useTexts(onboarding)
  return (
    <Section name="Data">
      <Sample name="StatusBadge, Badge">
        <div className="gallery-row">
          {TONES.map(tone => (
            <StatusBadge key={tone} tone={tone}>
              {status.active}
            </StatusBadge>
          ))}
          <Badge>{thisDevice}</Badge>
        </div>
      </Sample>
      <Sample name="Rows">
        <Rows>
          <li className="gallery-cell">{useTexts(dashboard).title}</li>
          <li className="gallery-cell">
            <Ltr>2,400.00 SAR</Ltr>
          </li>
        </Rows>
      </Sample>
      <PeriodTabs />
      <Sample name="StepList">
        <StepList labels={Object.values(steps)} current={2} />
      </Sample>
    </Section>
  )
}

function PeriodTabs() {
  const { period, periods } = useTexts(limits)
  const [value, setValue] = useState<'daily' | 'monthly'>('daily')
  return (
    <Sample name="Tabs">
      <Tabs
        id="gallery-tabs"
        label={periods}
        tabs={[
          { value: 'daily', label: period.daily.tab },
          { value: 'monthly', label: period.monthly.tab },
        ]}
        value={value}
        onValueChange={setValue}
      >
        <p className="gallery-cell">{period[value].current}</p>
      </Tabs>
    </Sample>
  )
}
