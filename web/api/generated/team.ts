/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ActionExpiredResponse,
  ApprovalCode,
  ChangeMemberRoleHeaders,
  ChangeMemberRoleRequest,
  CodeNotSentResponse,
  CodeOrActionExpiredResponse,
  ConfirmInvitationHeaders,
  ConfirmInvitationRequest,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidParametersResponse,
  InvalidRequestError,
  InvalidRequestResponse,
  Invitation,
  InvitationCode,
  InvitationEndedResponse,
  InvitationNotFoundResponse,
  InviteMember409,
  InviteMemberHeaders,
  InviteMemberRequest,
  MemberNotFoundResponse,
  NoValidCodeResponse,
  OpenerStaysOwnerResponse,
  OpenerStaysResponse,
  OtpLockedResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ResendInvitationCodeHeaders,
  RoleRequiredResponse,
  SendMemberRoleCodeHeaders,
  SendMemberRoleCodeRequest,
  ServiceUnavailableResponse,
  Team,
  TimeoutResponse,
  TooManyCodesResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WrongCodeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetTeamUrl = () => {

  return `/api/v1/team`
}

/**
 * Who may act for the business, who opened the account first, and the open invitations. Only owners see whole phone numbers.
 * @summary Get the team
 */
export const getTeam = async ( options?: Parameters<typeof fetcher>[1]): Promise<Team> => {

  return fetcher<Team>(getGetTeamUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetTeamQueryKey = () => {
    return [
    `/api/v1/team`
    ] as const;
    }

export const getGetTeamQueryOptions = <TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTeamQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTeam>>> = ({ signal }) => getTeam({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTeamQueryResult = NonNullable<Awaited<ReturnType<typeof getTeam>>>
export type GetTeamQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetTeam<TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeam>>,
          TError,
          Awaited<ReturnType<typeof getTeam>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeam<TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTeam>>,
          TError,
          Awaited<ReturnType<typeof getTeam>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTeam<TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the team
 */

export function useGetTeam<TData = Awaited<ReturnType<typeof getTeam>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTeam>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTeamQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getInviteMemberUrl = () => {

  return `/api/v1/team/invitations`
}

/**
 * Sends a code to the caller that names the phone and the role. It confirms nothing else: see `confirmInvitation`. Without a confirmation, the invitation ends after 15 minutes.
 * Members and invitations together are at most 20.
 *
 * It tells whether the phone has an account, and counts as a look-up of `findRecipient`.
 * @summary Invite somebody to the team
 */
export const inviteMember = async (inviteMemberRequest: InviteMemberRequest,
    headers?: InviteMemberHeaders, options?: Parameters<typeof fetcher>[1]): Promise<InvitationCode> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<InvitationCode>(getInviteMemberUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(inviteMemberRequest)
  }
);}

export const getInviteMemberMutationKey = () => ['inviteMember'] as const;

export const useInviteMemberMutationOptions = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | RoleRequiredResponse | InviteMember409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteMember>>, TError,InviteMemberMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteMember>>, TError,InviteMemberMutationVariables, TContext> => {

const mutationKey = getInviteMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteMember>>, InviteMemberMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  inviteMember(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type InviteMemberMutationResult = NonNullable<Awaited<ReturnType<typeof inviteMember>>>
    export type InviteMemberMutationBody = BodyType<InviteMemberRequest>
    export type InviteMemberMutationError = ErrorType<InvalidRequestError | UnauthenticatedResponse | RoleRequiredResponse | InviteMember409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type InviteMemberMutationVariables = {data: BodyType<InviteMemberRequest>;headers?: InviteMemberHeaders}

    /**
 * @summary Invite somebody to the team
 */
export const useInviteMember = <TError = ErrorType<InvalidRequestError | UnauthenticatedResponse | RoleRequiredResponse | InviteMember409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteMember>>, TError,InviteMemberMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteMember>>,
        TError,
        InviteMemberMutationVariables,
        TContext
      > => {
      return useMutation(useInviteMemberMutationOptions(options), queryClient);
    }
    export const getRevokeInvitationUrl = (invitationId: string,) => {

  return `/api/v1/team/invitations/${encodeURIComponent(String(invitationId))}`
}

/**
 * Nobody can join with it any more. Revoking it again changes nothing.
 * @summary Revoke an invitation
 */
export const revokeInvitation = async (invitationId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRevokeInvitationUrl(invitationId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getRevokeInvitationMutationKey = () => ['revokeInvitation'] as const;

export const useRevokeInvitationMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | InvitationNotFoundResponse | InvitationEndedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeInvitation>>, TError,RevokeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeInvitation>>, TError,RevokeInvitationMutationVariables, TContext> => {

const mutationKey = getRevokeInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeInvitation>>, RevokeInvitationMutationVariables> = (props) => {
          const {invitationId} = props ?? {};

          return  revokeInvitation(invitationId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RevokeInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof revokeInvitation>>>

    export type RevokeInvitationMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | InvitationNotFoundResponse | InvitationEndedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RevokeInvitationMutationVariables = {invitationId: string}

    /**
 * @summary Revoke an invitation
 */
export const useRevokeInvitation = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | InvitationNotFoundResponse | InvitationEndedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeInvitation>>, TError,RevokeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeInvitation>>,
        TError,
        RevokeInvitationMutationVariables,
        TContext
      > => {
      return useMutation(useRevokeInvitationMutationOptions(options), queryClient);
    }
    export const getConfirmInvitationUrl = (invitationId: string,) => {

  return `/api/v1/team/invitations/${encodeURIComponent(String(invitationId))}/confirm`
}

/**
 * One code confirms one invitation, once. It is then open for 7 days, and an SMS asks the person to join at `/join`. There they verify the phone (`sendOtp` and `verifyOtp` with `joinsTeam`),
 * then identity and screening as in the sign-up, and set a password, which makes them a member.
 * @summary Confirm an invitation
 */
export const confirmInvitation = async (invitationId: string,
    confirmInvitationRequest: ConfirmInvitationRequest,
    headers?: ConfirmInvitationHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Invitation> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<Invitation>(getConfirmInvitationUrl(invitationId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmInvitationRequest)
  }
);}

export const getConfirmInvitationMutationKey = () => ['confirmInvitation'] as const;

export const useConfirmInvitationMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | InvitationNotFoundResponse | IdempotencyInFlightResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmInvitation>>, TError,ConfirmInvitationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmInvitation>>, TError,ConfirmInvitationMutationVariables, TContext> => {

const mutationKey = getConfirmInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmInvitation>>, ConfirmInvitationMutationVariables> = (props) => {
          const {invitationId,data,headers} = props ?? {};

          return  confirmInvitation(invitationId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof confirmInvitation>>>
    export type ConfirmInvitationMutationBody = BodyType<ConfirmInvitationRequest>
    export type ConfirmInvitationMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | InvitationNotFoundResponse | IdempotencyInFlightResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmInvitationMutationVariables = {invitationId: string;data: BodyType<ConfirmInvitationRequest>;headers?: ConfirmInvitationHeaders}

    /**
 * @summary Confirm an invitation
 */
export const useConfirmInvitation = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | InvitationNotFoundResponse | IdempotencyInFlightResponse | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmInvitation>>, TError,ConfirmInvitationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmInvitation>>,
        TError,
        ConfirmInvitationMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmInvitationMutationOptions(options), queryClient);
    }
    export const getResendInvitationCodeUrl = (invitationId: string,) => {

  return `/api/v1/team/invitations/${encodeURIComponent(String(invitationId))}/resend`
}

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of an invitation again
 */
export const resendInvitationCode = async (invitationId: string,
    headers?: ResendInvitationCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<InvitationCode> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<InvitationCode>(getResendInvitationCodeUrl(invitationId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getResendInvitationCodeMutationKey = () => ['resendInvitationCode'] as const;

export const useResendInvitationCodeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | InvitationNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitationCode>>, TError,ResendInvitationCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInvitationCode>>, TError,ResendInvitationCodeMutationVariables, TContext> => {

const mutationKey = getResendInvitationCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvitationCode>>, ResendInvitationCodeMutationVariables> = (props) => {
          const {invitationId,headers} = props ?? {};

          return  resendInvitationCode(invitationId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResendInvitationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendInvitationCode>>>

    export type ResendInvitationCodeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | InvitationNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ResendInvitationCodeMutationVariables = {invitationId: string;headers?: ResendInvitationCodeHeaders}

    /**
 * @summary Send the code of an invitation again
 */
export const useResendInvitationCode = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | InvitationNotFoundResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitationCode>>, TError,ResendInvitationCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvitationCode>>,
        TError,
        ResendInvitationCodeMutationVariables,
        TContext
      > => {
      return useMutation(useResendInvitationCodeMutationOptions(options), queryClient);
    }
    export const getSendMemberRoleCodeUrl = (memberId: string,) => {

  return `/api/v1/team/members/${encodeURIComponent(String(memberId))}/code`
}

/**
 * To the owner who calls, for exactly this member and this role.
 * @summary Send the code for a role of a member
 */
export const sendMemberRoleCode = async (memberId: string,
    sendMemberRoleCodeRequest: SendMemberRoleCodeRequest,
    headers?: SendMemberRoleCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ApprovalCode> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<ApprovalCode>(getSendMemberRoleCodeUrl(memberId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(sendMemberRoleCodeRequest)
  }
);}

export const getSendMemberRoleCodeMutationKey = () => ['sendMemberRoleCode'] as const;

export const useSendMemberRoleCodeMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | MemberNotFoundResponse | OpenerStaysOwnerResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMemberRoleCode>>, TError,SendMemberRoleCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sendMemberRoleCode>>, TError,SendMemberRoleCodeMutationVariables, TContext> => {

const mutationKey = getSendMemberRoleCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendMemberRoleCode>>, SendMemberRoleCodeMutationVariables> = (props) => {
          const {memberId,data,headers} = props ?? {};

          return  sendMemberRoleCode(memberId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SendMemberRoleCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendMemberRoleCode>>>
    export type SendMemberRoleCodeMutationBody = BodyType<SendMemberRoleCodeRequest>
    export type SendMemberRoleCodeMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | MemberNotFoundResponse | OpenerStaysOwnerResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type SendMemberRoleCodeMutationVariables = {memberId: string;data: BodyType<SendMemberRoleCodeRequest>;headers?: SendMemberRoleCodeHeaders}

    /**
 * @summary Send the code for a role of a member
 */
export const useSendMemberRoleCode = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | MemberNotFoundResponse | OpenerStaysOwnerResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMemberRoleCode>>, TError,SendMemberRoleCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendMemberRoleCode>>,
        TError,
        SendMemberRoleCodeMutationVariables,
        TContext
      > => {
      return useMutation(useSendMemberRoleCodeMutationOptions(options), queryClient);
    }
    export const getChangeMemberRoleUrl = (memberId: string,) => {

  return `/api/v1/team/members/${encodeURIComponent(String(memberId))}`
}

/**
 * With the code that `sendMemberRoleCode` has sent for exactly this. It counts from the next call of the member on. The member is told by SMS. Whoever opened the account stays an owner. `removeMember` takes no code: it only takes away, and may be urgent.
 * @summary Change the role of a member
 */
export const changeMemberRole = async (memberId: string,
    changeMemberRoleRequest: ChangeMemberRoleRequest,
    headers?: ChangeMemberRoleHeaders, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<void>(getChangeMemberRoleUrl(memberId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(changeMemberRoleRequest)
  }
);}

export const getChangeMemberRoleMutationKey = () => ['changeMemberRole'] as const;

export const useChangeMemberRoleMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | MemberNotFoundResponse | OpenerStaysOwnerResponse | NoValidCodeResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMemberRole>>, TError,ChangeMemberRoleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeMemberRole>>, TError,ChangeMemberRoleMutationVariables, TContext> => {

const mutationKey = getChangeMemberRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeMemberRole>>, ChangeMemberRoleMutationVariables> = (props) => {
          const {memberId,data,headers} = props ?? {};

          return  changeMemberRole(memberId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangeMemberRoleMutationResult = NonNullable<Awaited<ReturnType<typeof changeMemberRole>>>
    export type ChangeMemberRoleMutationBody = BodyType<ChangeMemberRoleRequest>
    export type ChangeMemberRoleMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | MemberNotFoundResponse | OpenerStaysOwnerResponse | NoValidCodeResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangeMemberRoleMutationVariables = {memberId: string;data: BodyType<ChangeMemberRoleRequest>;headers?: ChangeMemberRoleHeaders}

    /**
 * @summary Change the role of a member
 */
export const useChangeMemberRole = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | MemberNotFoundResponse | OpenerStaysOwnerResponse | NoValidCodeResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMemberRole>>, TError,ChangeMemberRoleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeMemberRole>>,
        TError,
        ChangeMemberRoleMutationVariables,
        TContext
      > => {
      return useMutation(useChangeMemberRoleMutationOptions(options), queryClient);
    }
    export const getRemoveMemberUrl = (memberId: string,) => {

  return `/api/v1/team/members/${encodeURIComponent(String(memberId))}`
}

/**
 * Signs the member out everywhere and closes their account, for good. The member is told by SMS, and can be invited again. Their payments that wait for approval are cancelled, and so are rules about what they make. Rules that need their approval have to be changed before.
 * @summary Remove a member
 */
export const removeMember = async (memberId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getRemoveMemberUrl(memberId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getRemoveMemberMutationKey = () => ['removeMember'] as const;

export const useRemoveMemberMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | MemberNotFoundResponse | OpenerStaysResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMember>>, TError,RemoveMemberMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof removeMember>>, TError,RemoveMemberMutationVariables, TContext> => {

const mutationKey = getRemoveMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeMember>>, RemoveMemberMutationVariables> = (props) => {
          const {memberId} = props ?? {};

          return  removeMember(memberId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RemoveMemberMutationResult = NonNullable<Awaited<ReturnType<typeof removeMember>>>

    export type RemoveMemberMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | MemberNotFoundResponse | OpenerStaysResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RemoveMemberMutationVariables = {memberId: string}

    /**
 * @summary Remove a member
 */
export const useRemoveMember = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | MemberNotFoundResponse | OpenerStaysResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeMember>>, TError,RemoveMemberMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeMember>>,
        TError,
        RemoveMemberMutationVariables,
        TContext
      > => {
      return useMutation(useRemoveMemberMutationOptions(options), queryClient);
    }
    export const getLeaveTeamUrl = () => {

  return `/api/v1/team/membership`
}

/**
 * Signs the caller out everywhere and closes the account with which they act for the business, for good. Whoever opened the account cannot leave.
 * @summary Leave the team
 */
export const leaveTeam = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getLeaveTeamUrl(),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getLeaveTeamMutationKey = () => ['leaveTeam'] as const;

export const useLeaveTeamMutationOptions = <TError = ErrorType<UnauthenticatedResponse | OpenerStaysResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveTeam>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof leaveTeam>>, TError,void, TContext> => {

const mutationKey = getLeaveTeamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveTeam>>, void> = () => {

          return  leaveTeam(requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type LeaveTeamMutationResult = NonNullable<Awaited<ReturnType<typeof leaveTeam>>>

    export type LeaveTeamMutationError = ErrorType<UnauthenticatedResponse | OpenerStaysResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

    /**
 * @summary Leave the team
 */
export const useLeaveTeam = <TError = ErrorType<UnauthenticatedResponse | OpenerStaysResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveTeam>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveTeam>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(useLeaveTeamMutationOptions(options), queryClient);
    }
