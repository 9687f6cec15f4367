import type { ReactNode } from 'react'
import { BUSINESS_TYPES, type BusinessType } from '#domain/onboarding.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { onboarding } from '#web/messages/onboarding.ts'
import { Field } from '#web/ui/Field.tsx'
import { BuildingIcon, LaptopIcon, PeopleIcon, ShopIcon } from '#web/ui/icons.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'

const ICONS: Record<BusinessType, ReactNode> = {
  'sole-proprietorship': <ShopIcon />,
  'individual-owner-company': <BuildingIcon />,
  'multi-owner-company': <PeopleIcon />,
  freelancer: <LaptopIcon />,
}

interface BusinessTypeCardsProps {
  value: BusinessType | undefined
  onChoose: (type: BusinessType) => void
}

export function BusinessTypeCards({ value, onChoose }: BusinessTypeCardsProps) {
  const t = useTexts(onboarding)
  const cards = BUSINESS_TYPES.map(type => ({ value: type, icon: ICONS[type], ...t.businessTypes[type] }))
  return (
    <Field id="business-type" label={t.businessTypeLabel} group>
      {wiring => <RadioCards {...wiring} cards={cards} value={value ?? ''} onValueChange={onChoose} />}
    </Field>
  )
}
