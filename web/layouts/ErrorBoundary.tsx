import { Component, type ReactNode } from 'react'
import { UnexpectedError } from './UnexpectedError.tsx'

/** Catches what a page throws while it draws, also the failure to load its code, and offers to load it anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children
  }
}
