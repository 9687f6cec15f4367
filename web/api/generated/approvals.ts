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
  Approval,
  ApprovalClosedResponse,
  ApprovalCode,
  ApprovalList,
  ApprovalNotFoundResponse,
  ApprovalRules,
  ApprovalRulesUnsatisfiableResponse,
  ApprovePayment404,
  ApprovePayment409,
  ApprovePaymentHeaders,
  ApprovePaymentRequest,
  ChangePayment409,
  ChangePaymentRequest,
  CodeNotSentResponse,
  DeclinePaymentHeaders,
  DeclinePaymentRequest,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListApprovalsParams,
  NamedApproverRequiredResponse,
  NoValidCodeResponse,
  OtherApproverRequiredResponse,
  OtpLockedResponse,
  OwnPaymentRequiredResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RoleRequiredResponse,
  SendApprovalCode409,
  SendApprovalCodeHeaders,
  SendApprovalCodeRequest,
  SendApprovalRulesCodeHeaders,
  SendApprovalRulesCodeRequest,
  ServiceUnavailableResponse,
  SetApprovalRulesHeaders,
  SetApprovalRulesRequest,
  TimeoutResponse,
  TooManyCodesResponse,
  TransferRefusedResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WaitingApprovals,
  WithdrawPaymentHeaders,
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

export const getGetApprovalRulesUrl = () => {

  return `/api/v1/approval-rules`
}

/**
 * @summary Get the rules of approval
 */
export const getApprovalRules = async ( options?: Parameters<typeof fetcher>[1]): Promise<ApprovalRules> => {

  return fetcher<ApprovalRules>(getGetApprovalRulesUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetApprovalRulesQueryKey = () => {
    return [
    `/api/v1/approval-rules`
    ] as const;
    }

export const getGetApprovalRulesQueryOptions = <TData = Awaited<ReturnType<typeof getApprovalRules>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalRules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApprovalRulesQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApprovalRules>>> = ({ signal }) => getApprovalRules({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApprovalRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApprovalRulesQueryResult = NonNullable<Awaited<ReturnType<typeof getApprovalRules>>>
export type GetApprovalRulesQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetApprovalRules<TData = Awaited<ReturnType<typeof getApprovalRules>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApprovalRules>>,
          TError,
          Awaited<ReturnType<typeof getApprovalRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalRules<TData = Awaited<ReturnType<typeof getApprovalRules>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApprovalRules>>,
          TError,
          Awaited<ReturnType<typeof getApprovalRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApprovalRules<TData = Awaited<ReturnType<typeof getApprovalRules>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalRules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the rules of approval
 */

export function useGetApprovalRules<TData = Awaited<ReturnType<typeof getApprovalRules>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApprovalRules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApprovalRulesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSetApprovalRulesUrl = () => {

  return `/api/v1/approval-rules`
}

/**
 * With the code that `sendApprovalRulesCode` has sent for exactly these rules. They replace all earlier ones. A waiting payment that now needs another number of approvals, or the approval of somebody else, loses those that it has. Owners hear of the change.
 * @summary Set the rules of approval
 */
export const setApprovalRules = async (setApprovalRulesRequest: SetApprovalRulesRequest,
    headers?: SetApprovalRulesHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ApprovalRules> => {

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
return fetcher<ApprovalRules>(getSetApprovalRulesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(setApprovalRulesRequest)
  }
);}

export const getSetApprovalRulesMutationKey = () => ['setApprovalRules'] as const;

export const useSetApprovalRulesMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ApprovalRulesUnsatisfiableResponse | NoValidCodeResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setApprovalRules>>, TError,SetApprovalRulesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof setApprovalRules>>, TError,SetApprovalRulesMutationVariables, TContext> => {

const mutationKey = getSetApprovalRulesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setApprovalRules>>, SetApprovalRulesMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  setApprovalRules(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SetApprovalRulesMutationResult = NonNullable<Awaited<ReturnType<typeof setApprovalRules>>>
    export type SetApprovalRulesMutationBody = BodyType<SetApprovalRulesRequest>
    export type SetApprovalRulesMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ApprovalRulesUnsatisfiableResponse | NoValidCodeResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type SetApprovalRulesMutationVariables = {data: BodyType<SetApprovalRulesRequest>;headers?: SetApprovalRulesHeaders}

    /**
 * @summary Set the rules of approval
 */
export const useSetApprovalRules = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ApprovalRulesUnsatisfiableResponse | NoValidCodeResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setApprovalRules>>, TError,SetApprovalRulesMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setApprovalRules>>,
        TError,
        SetApprovalRulesMutationVariables,
        TContext
      > => {
      return useMutation(useSetApprovalRulesMutationOptions(options), queryClient);
    }
    export const getSendApprovalRulesCodeUrl = () => {

  return `/api/v1/approval-rules/code`
}

/**
 * To the owner who calls, for exactly these rules. Each rule must leave enough other owners and approvers to satisfy it, and nobody approves their own payments. `fields` says what is wrong with a rule about people. An empty list ends all rules.
 * @summary Send the code for rules of approval
 */
export const sendApprovalRulesCode = async (sendApprovalRulesCodeRequest: SendApprovalRulesCodeRequest,
    headers?: SendApprovalRulesCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ApprovalCode> => {

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
return fetcher<ApprovalCode>(getSendApprovalRulesCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(sendApprovalRulesCodeRequest)
  }
);}

export const getSendApprovalRulesCodeMutationKey = () => ['sendApprovalRulesCode'] as const;

export const useSendApprovalRulesCodeMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | ApprovalRulesUnsatisfiableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendApprovalRulesCode>>, TError,SendApprovalRulesCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sendApprovalRulesCode>>, TError,SendApprovalRulesCodeMutationVariables, TContext> => {

const mutationKey = getSendApprovalRulesCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendApprovalRulesCode>>, SendApprovalRulesCodeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  sendApprovalRulesCode(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SendApprovalRulesCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendApprovalRulesCode>>>
    export type SendApprovalRulesCodeMutationBody = BodyType<SendApprovalRulesCodeRequest>
    export type SendApprovalRulesCodeMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | ApprovalRulesUnsatisfiableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type SendApprovalRulesCodeMutationVariables = {data: BodyType<SendApprovalRulesCodeRequest>;headers?: SendApprovalRulesCodeHeaders}

    /**
 * @summary Send the code for rules of approval
 */
export const useSendApprovalRulesCode = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | ApprovalRulesUnsatisfiableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendApprovalRulesCode>>, TError,SendApprovalRulesCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendApprovalRulesCode>>,
        TError,
        SendApprovalRulesCodeMutationVariables,
        TContext
      > => {
      return useMutation(useSendApprovalRulesCodeMutationOptions(options), queryClient);
    }
    export const getListApprovalsUrl = (params?: ListApprovalsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/approvals?${stringifiedParams}` : `/api/v1/approvals`
}

/**
 * Newest first, decided ones included. A cursor contains its filter: leave it out, or send the same one.
 * @summary List payments for approval
 */
export const listApprovals = async (params?: ListApprovalsParams, options?: Parameters<typeof fetcher>[1]): Promise<ApprovalList> => {

  return fetcher<ApprovalList>(getListApprovalsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListApprovalsQueryKey = (params?: ListApprovalsParams,) => {
    return [
    `/api/v1/approvals`, ...(params ? [params] : [])
    ] as const;
    }

export const getListApprovalsQueryOptions = <TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListApprovalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListApprovalsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listApprovals>>> = ({ signal }) => listApprovals(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListApprovalsQueryResult = NonNullable<Awaited<ReturnType<typeof listApprovals>>>
export type ListApprovalsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListApprovalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovals>>,
          TError,
          Awaited<ReturnType<typeof listApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListApprovalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listApprovals>>,
          TError,
          Awaited<ReturnType<typeof listApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListApprovalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List payments for approval
 */

export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListApprovalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListApprovalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCountWaitingApprovalsUrl = () => {

  return `/api/v1/approvals/waiting`
}

/**
 * @summary Count the payments that the caller may approve
 */
export const countWaitingApprovals = async ( options?: Parameters<typeof fetcher>[1]): Promise<WaitingApprovals> => {

  return fetcher<WaitingApprovals>(getCountWaitingApprovalsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getCountWaitingApprovalsQueryKey = () => {
    return [
    `/api/v1/approvals/waiting`
    ] as const;
    }

export const getCountWaitingApprovalsQueryOptions = <TData = Awaited<ReturnType<typeof countWaitingApprovals>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingApprovals>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountWaitingApprovalsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countWaitingApprovals>>> = ({ signal }) => countWaitingApprovals({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countWaitingApprovals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountWaitingApprovalsQueryResult = NonNullable<Awaited<ReturnType<typeof countWaitingApprovals>>>
export type CountWaitingApprovalsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useCountWaitingApprovals<TData = Awaited<ReturnType<typeof countWaitingApprovals>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingApprovals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countWaitingApprovals>>,
          TError,
          Awaited<ReturnType<typeof countWaitingApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountWaitingApprovals<TData = Awaited<ReturnType<typeof countWaitingApprovals>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingApprovals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countWaitingApprovals>>,
          TError,
          Awaited<ReturnType<typeof countWaitingApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountWaitingApprovals<TData = Awaited<ReturnType<typeof countWaitingApprovals>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingApprovals>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the payments that the caller may approve
 */

export function useCountWaitingApprovals<TData = Awaited<ReturnType<typeof countWaitingApprovals>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingApprovals>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountWaitingApprovalsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetApprovalUrl = (approvalId: string,) => {

  return `/api/v1/approvals/${encodeURIComponent(String(approvalId))}`
}

/**
 * @summary Get a payment for approval
 */
export const getApproval = async (approvalId: string, options?: Parameters<typeof fetcher>[1]): Promise<Approval> => {

  return fetcher<Approval>(getGetApprovalUrl(approvalId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetApprovalQueryKey = (approvalId: string,) => {
    return [
    `/api/v1/approvals/${approvalId}`
    ] as const;
    }

export const getGetApprovalQueryOptions = <TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ApprovalNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(approvalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApprovalQueryKey(approvalId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApproval>>> = ({ signal }) => getApproval(approvalId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: approvalId !== null && approvalId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApprovalQueryResult = NonNullable<Awaited<ReturnType<typeof getApproval>>>
export type GetApprovalQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ApprovalNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetApproval<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ApprovalNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 approvalId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApproval>>,
          TError,
          Awaited<ReturnType<typeof getApproval>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApproval<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ApprovalNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 approvalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApproval>>,
          TError,
          Awaited<ReturnType<typeof getApproval>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApproval<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ApprovalNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 approvalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a payment for approval
 */

export function useGetApproval<TData = Awaited<ReturnType<typeof getApproval>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | ApprovalNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 approvalId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApproval>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApprovalQueryOptions(approvalId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getChangePaymentUrl = (approvalId: string,) => {

  return `/api/v1/approvals/${encodeURIComponent(String(approvalId))}`
}

/**
 * By who made it. The approvals so far are void, and whoever may approve hears of it. It still needs one approval at least. The payee and the source stay.
 * @summary Change a transfer that waits for approval
 */
export const changePayment = async (approvalId: string,
    changePaymentRequest: ChangePaymentRequest, options?: Parameters<typeof fetcher>[1]): Promise<Approval> => {

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
return fetcher<Approval>(getChangePaymentUrl(approvalId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePaymentRequest)
  }
);}

export const getChangePaymentMutationKey = () => ['changePayment'] as const;

export const useChangePaymentMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OwnPaymentRequiredResponse | ApprovalNotFoundResponse | ChangePayment409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePayment>>, TError,ChangePaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changePayment>>, TError,ChangePaymentMutationVariables, TContext> => {

const mutationKey = getChangePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePayment>>, ChangePaymentMutationVariables> = (props) => {
          const {approvalId,data} = props ?? {};

          return  changePayment(approvalId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof changePayment>>>
    export type ChangePaymentMutationBody = BodyType<ChangePaymentRequest>
    export type ChangePaymentMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OwnPaymentRequiredResponse | ApprovalNotFoundResponse | ChangePayment409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ChangePaymentMutationVariables = {approvalId: string;data: BodyType<ChangePaymentRequest>}

    /**
 * @summary Change a transfer that waits for approval
 */
export const useChangePayment = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OwnPaymentRequiredResponse | ApprovalNotFoundResponse | ChangePayment409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePayment>>, TError,ChangePaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePayment>>,
        TError,
        ChangePaymentMutationVariables,
        TContext
      > => {
      return useMutation(useChangePaymentMutationOptions(options), queryClient);
    }
    export const getSendApprovalCodeUrl = (approvalId: string,) => {

  return `/api/v1/approvals/${encodeURIComponent(String(approvalId))}/code`
}

/**
 * To the phone of the caller, for exactly what `digest` stands for. Whoever made the payment cannot approve it.
 * @summary Send the code for an approval
 */
export const sendApprovalCode = async (approvalId: string,
    sendApprovalCodeRequest: SendApprovalCodeRequest,
    headers?: SendApprovalCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ApprovalCode> => {

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
return fetcher<ApprovalCode>(getSendApprovalCodeUrl(approvalId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(sendApprovalCodeRequest)
  }
);}

export const getSendApprovalCodeMutationKey = () => ['sendApprovalCode'] as const;

export const useSendApprovalCodeMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | NamedApproverRequiredResponse | ApprovalNotFoundResponse | SendApprovalCode409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendApprovalCode>>, TError,SendApprovalCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sendApprovalCode>>, TError,SendApprovalCodeMutationVariables, TContext> => {

const mutationKey = getSendApprovalCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendApprovalCode>>, SendApprovalCodeMutationVariables> = (props) => {
          const {approvalId,data,headers} = props ?? {};

          return  sendApprovalCode(approvalId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SendApprovalCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendApprovalCode>>>
    export type SendApprovalCodeMutationBody = BodyType<SendApprovalCodeRequest>
    export type SendApprovalCodeMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | NamedApproverRequiredResponse | ApprovalNotFoundResponse | SendApprovalCode409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type SendApprovalCodeMutationVariables = {approvalId: string;data: BodyType<SendApprovalCodeRequest>;headers?: SendApprovalCodeHeaders}

    /**
 * @summary Send the code for an approval
 */
export const useSendApprovalCode = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | NamedApproverRequiredResponse | ApprovalNotFoundResponse | SendApprovalCode409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendApprovalCode>>, TError,SendApprovalCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendApprovalCode>>,
        TError,
        SendApprovalCodeMutationVariables,
        TContext
      > => {
      return useMutation(useSendApprovalCodeMutationOptions(options), queryClient);
    }
    export const getApprovePaymentUrl = (approvalId: string,) => {

  return `/api/v1/approvals/${encodeURIComponent(String(approvalId))}/approve`
}

/**
 * With the code that `sendApprovalCode` has sent for this `digest`. Who prepared or confirmed the payment does not approve it. The last approval that is needed carries the payment out. Balance, limits, wallet and payee are checked again then; if they do not allow it now, nothing is stored, the payment still waits, and the code stays valid.
 * @summary Approve a payment
 */
export const approvePayment = async (approvalId: string,
    approvePaymentRequest: ApprovePaymentRequest,
    headers?: ApprovePaymentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Approval> => {

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
return fetcher<Approval>(getApprovePaymentUrl(approvalId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(approvePaymentRequest)
  }
);}

export const getApprovePaymentMutationKey = () => ['approvePayment'] as const;

export const useApprovePaymentMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | NamedApproverRequiredResponse | ApprovePayment404 | ApprovePayment409 | NoValidCodeResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approvePayment>>, TError,ApprovePaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof approvePayment>>, TError,ApprovePaymentMutationVariables, TContext> => {

const mutationKey = getApprovePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approvePayment>>, ApprovePaymentMutationVariables> = (props) => {
          const {approvalId,data,headers} = props ?? {};

          return  approvePayment(approvalId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ApprovePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof approvePayment>>>
    export type ApprovePaymentMutationBody = BodyType<ApprovePaymentRequest>
    export type ApprovePaymentMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | NamedApproverRequiredResponse | ApprovePayment404 | ApprovePayment409 | NoValidCodeResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ApprovePaymentMutationVariables = {approvalId: string;data: BodyType<ApprovePaymentRequest>;headers?: ApprovePaymentHeaders}

    /**
 * @summary Approve a payment
 */
export const useApprovePayment = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | NamedApproverRequiredResponse | ApprovePayment404 | ApprovePayment409 | NoValidCodeResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approvePayment>>, TError,ApprovePaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approvePayment>>,
        TError,
        ApprovePaymentMutationVariables,
        TContext
      > => {
      return useMutation(useApprovePaymentMutationOptions(options), queryClient);
    }
    export const getDeclinePaymentUrl = (approvalId: string,) => {

  return `/api/v1/approvals/${encodeURIComponent(String(approvalId))}/decline`
}

/**
 * Needs no code. Its maker hears of the reason.
 * @summary Decline a payment
 */
export const declinePayment = async (approvalId: string,
    declinePaymentRequest: DeclinePaymentRequest,
    headers?: DeclinePaymentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Approval> => {

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
return fetcher<Approval>(getDeclinePaymentUrl(approvalId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(declinePaymentRequest)
  }
);}

export const getDeclinePaymentMutationKey = () => ['declinePayment'] as const;

export const useDeclinePaymentMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OtherApproverRequiredResponse | ApprovalNotFoundResponse | ApprovalClosedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declinePayment>>, TError,DeclinePaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof declinePayment>>, TError,DeclinePaymentMutationVariables, TContext> => {

const mutationKey = getDeclinePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declinePayment>>, DeclinePaymentMutationVariables> = (props) => {
          const {approvalId,data,headers} = props ?? {};

          return  declinePayment(approvalId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DeclinePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof declinePayment>>>
    export type DeclinePaymentMutationBody = BodyType<DeclinePaymentRequest>
    export type DeclinePaymentMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OtherApproverRequiredResponse | ApprovalNotFoundResponse | ApprovalClosedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DeclinePaymentMutationVariables = {approvalId: string;data: BodyType<DeclinePaymentRequest>;headers?: DeclinePaymentHeaders}

    /**
 * @summary Decline a payment
 */
export const useDeclinePayment = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | OtherApproverRequiredResponse | ApprovalNotFoundResponse | ApprovalClosedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declinePayment>>, TError,DeclinePaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declinePayment>>,
        TError,
        DeclinePaymentMutationVariables,
        TContext
      > => {
      return useMutation(useDeclinePaymentMutationOptions(options), queryClient);
    }
    export const getWithdrawPaymentUrl = (approvalId: string,) => {

  return `/api/v1/approvals/${encodeURIComponent(String(approvalId))}/withdraw`
}

/**
 * By who made it, or an owner. No money was on hold for it.
 * @summary Cancel a payment that waits for approval
 */
export const withdrawPayment = async (approvalId: string,
    headers?: WithdrawPaymentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Approval> => {

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
return fetcher<Approval>(getWithdrawPaymentUrl(approvalId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getWithdrawPaymentMutationKey = () => ['withdrawPayment'] as const;

export const useWithdrawPaymentMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnPaymentRequiredResponse | ApprovalNotFoundResponse | ApprovalClosedResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawPayment>>, TError,WithdrawPaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawPayment>>, TError,WithdrawPaymentMutationVariables, TContext> => {

const mutationKey = getWithdrawPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawPayment>>, WithdrawPaymentMutationVariables> = (props) => {
          const {approvalId,headers} = props ?? {};

          return  withdrawPayment(approvalId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type WithdrawPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawPayment>>>

    export type WithdrawPaymentMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnPaymentRequiredResponse | ApprovalNotFoundResponse | ApprovalClosedResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type WithdrawPaymentMutationVariables = {approvalId: string;headers?: WithdrawPaymentHeaders}

    /**
 * @summary Cancel a payment that waits for approval
 */
export const useWithdrawPayment = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnPaymentRequiredResponse | ApprovalNotFoundResponse | ApprovalClosedResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawPayment>>, TError,WithdrawPaymentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawPayment>>,
        TError,
        WithdrawPaymentMutationVariables,
        TContext
      > => {
      return useMutation(useWithdrawPaymentMutationOptions(options), queryClient);
    }
