import { useState } from 'react'
import { kyb } from '#web/features/kyb/kyb.messages.ts'
import { limits } from '#web/features/wallet/limits/limits.messages.ts'
import { wallet } from '#web/features/wallet/wallet.messages.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { BuildingIcon, PersonIcon } from '#web/ui/icons.tsx'
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx'
import { CheckboxGroup } from '#web/ui/inputs/CheckboxGroup.tsx'
import { Combobox } from '#web/ui/inputs/Combobox.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { RadioCards } from '#web/ui/inputs/RadioCards.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { Switch } from '#web/ui/inputs/Switch.tsx'
import { Sample, Section } from './Sample.tsx'

export function ChoiceSamples() {
  return (
    <Section name="Choices">
      <Lists />
      <Cards />
      <Toggles />
    </Section>
  )
}

function useOptions() {
  const { period, scope } = useTexts(limits)
  return [
    { value: 'daily', label: period.daily.tab },
    { value: 'monthly', label: period.monthly.tab },
    { value: 'overall', label: scope.overall.title },
  ]
}

function Lists() {
  const options = useOptions()
  const t = useTexts(limits)
  const { choose, activity, problems } = useTexts(kyb)
  const [value, setValue] = useState('')
  const control = { value, onValueChange: setValue }
  return (
    <>
      <Sample name="Select">
        <Field id="select" label={activity}>
          {wiring => <Select {...wiring} {...control} options={options} placeholder={choose} />}
        </Field>
      </Sample>
      <Sample name="Select, error">
        <Field id="select-error" label={activity} error={problems.businessActivity.required}>
          {wiring => <Select {...wiring} {...control} options={options} placeholder={choose} />}
        </Field>
      </Sample>
      <Sample name="Combobox">
        <Field id="combobox" label={t.typeLabel}>
          {wiring => (
            <Combobox
              {...wiring}
              {...control}
              options={options}
              placeholder={t.typePlaceholder}
              showLabel={t.typeShow}
              noneText={t.typeNone}
            />
          )}
        </Field>
      </Sample>
    </>
  )
}

function Cards() {
  const { businessTypes, businessTypeTitle } = useTexts(onboarding)
  const { purpose, purposeHelp } = useTexts(kyb)
  const [type, setType] = useState<'freelancer' | 'sole-proprietorship' | ''>('freelancer')
  const [values, setValues] = useState<readonly string[]>(['daily'])
  const options = useOptions()
  return (
    <>
      <Sample name="RadioCards" wide>
        <Field id="cards" label={businessTypeTitle} group>
          {wiring => (
            <RadioCards
              {...wiring}
              value={type}
              onValueChange={setType}
              columns={2}
              cards={[
                { value: 'freelancer', ...businessTypes.freelancer, icon: <PersonIcon /> },
                { value: 'sole-proprietorship', ...businessTypes['sole-proprietorship'], icon: <BuildingIcon /> },
              ]}
            />
          )}
        </Field>
      </Sample>
      <Sample name="CheckboxGroup">
        <Field id="group" label={purpose} help={purposeHelp} group>
          {wiring => <CheckboxGroup {...wiring} value={values} onValueChange={setValues} options={options} />}
        </Field>
      </Sample>
    </>
  )
}

function Toggles() {
  const { statusTitle, status } = useTexts(wallet)
  const [on, setOn] = useState(true)
  return (
    <>
      <Sample name="Checkbox">
        <Checkbox id="checkbox" label={status.active} value={on} onValueChange={setOn} />
      </Sample>
      <Sample name="Switch">
        <div className="gallery-row">
          <span id="switch-label">{statusTitle}</span>
          <Switch checked={on} onPress={() => setOn(!on)} labelledBy="switch-label" />
          <Switch checked={false} busy onPress={() => {}} labelledBy="switch-label" />
        </div>
      </Sample>
    </>
  )
}
