import type { Workflow } from '#arazzo/workflow.ts'
import { type WorkflowText, workflows } from '#web/api/generated/workflows.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { flows } from '#web/messages/flows.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { FlowFiles } from './FlowFiles.tsx'
import { FlowSection } from './FlowSection.tsx'
import { useSaid } from './use-said.ts'

export type FlowPlace = 'signUp' | 'signIn'

const ON_PAGE: Record<FlowPlace, readonly { id: string; workflow: Workflow<WorkflowText> }[]> = {
  signUp: [{ id: 'sign-up', workflow: workflows.signUp }],
  signIn: [
    { id: 'sign-in', workflow: workflows.signIn },
    { id: 'sign-in-with-call', workflow: workflows.signInWithCall },
    { id: 'recovery', workflow: workflows.recovery },
  ],
}

/** Flows to read, to run from here, and to take along. */
export function FlowPage({ flow }: { flow: FlowPlace }) {
  const t = useTexts(flows)
  const said = useSaid()
  const sections = ON_PAGE[flow].map(({ id, workflow }) => ({
    id,
    title: said(workflow.summary),
    content: <FlowSection id={id} workflow={workflow} />,
  }))
  return (
    <DocsPage title={t[flow].title} lead={t[flow].lead} sections={sections}>
      {isSandbox() ? null : (
        <Notice tone="warning" title={t.liveOnly}>
          <p>{t.liveOnlyText}</p>
        </Notice>
      )}
      <FlowFiles />
    </DocsPage>
  )
}
