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
  AdminEventList,
  AdminRequiredResponse,
  AnswerTransactionCase404,
  AnswerTransactionCaseHeaders,
  CaseAnswerRequest,
  CaseClosedResponse,
  ContactRequestList,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListAdminEventsParams,
  ListReportedProblemsParams,
  ListStaffTasksParams,
  PayloadTooLargeResponse,
  ProviderHealthList,
  RateLimitedResponse,
  ReportedProblem,
  ReportedProblemList,
  ServiceUnavailableResponse,
  StaffTask,
  StaffTaskList,
  StaffTaskNotFoundResponse,
  TakeStaffTask409,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse
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

export const getListStaffTasksUrl = (params?: ListStaffTasksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/tasks?${stringifiedParams}` : `/api/admin/tasks`
}

/**
 * Reviews, requests, transfers, money in suspense, exceptions, differences, reported problems and documents that were asked for and have arrived in one list, the longest wait first, 20 per page. What a pending request is about waits as that request. Does not name whom a task is about, so it is no look at a customer.
 * @summary List what waits for the staff
 */
export const listStaffTasks = async (params?: ListStaffTasksParams, options?: Parameters<typeof fetcher>[1]): Promise<StaffTaskList> => {

  return fetcher<StaffTaskList>(getListStaffTasksUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListStaffTasksQueryKey = (params?: ListStaffTasksParams,) => {
    return [
    `/api/admin/tasks`, ...(params ? [params] : [])
    ] as const;
    }

export const getListStaffTasksQueryOptions = <TData = Awaited<ReturnType<typeof listStaffTasks>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListStaffTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTasks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffTasksQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffTasks>>> = ({ signal }) => listStaffTasks(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffTasks>>>
export type ListStaffTasksQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListStaffTasks<TData = Awaited<ReturnType<typeof listStaffTasks>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListStaffTasksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffTasks>>,
          TError,
          Awaited<ReturnType<typeof listStaffTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffTasks<TData = Awaited<ReturnType<typeof listStaffTasks>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStaffTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffTasks>>,
          TError,
          Awaited<ReturnType<typeof listStaffTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffTasks<TData = Awaited<ReturnType<typeof listStaffTasks>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStaffTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTasks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what waits for the staff
 */

export function useListStaffTasks<TData = Awaited<ReturnType<typeof listStaffTasks>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStaffTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffTasks>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffTasksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getTakeStaffTaskUrl = (taskId: string,) => {

  return `/api/admin/tasks/${encodeURIComponent(String(taskId))}/owner`
}

/**
 * The others see who works on it. It does not keep them from deciding about it.
 * @summary Take a task
 */
export const takeStaffTask = async (taskId: string, options?: Parameters<typeof fetcher>[1]): Promise<StaffTask> => {

  return fetcher<StaffTask>(getTakeStaffTaskUrl(taskId),
  {
    ...options,
    method: 'PUT'

  }
);}

export const getTakeStaffTaskMutationKey = () => ['takeStaffTask'] as const;

export const useTakeStaffTaskMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | AdminRequiredResponse | StaffTaskNotFoundResponse | TakeStaffTask409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeStaffTask>>, TError,TakeStaffTaskMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof takeStaffTask>>, TError,TakeStaffTaskMutationVariables, TContext> => {

const mutationKey = getTakeStaffTaskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeStaffTask>>, TakeStaffTaskMutationVariables> = (props) => {
          const {taskId} = props ?? {};

          return  takeStaffTask(taskId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type TakeStaffTaskMutationResult = NonNullable<Awaited<ReturnType<typeof takeStaffTask>>>

    export type TakeStaffTaskMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | AdminRequiredResponse | StaffTaskNotFoundResponse | TakeStaffTask409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type TakeStaffTaskMutationVariables = {taskId: string}

    /**
 * @summary Take a task
 */
export const useTakeStaffTask = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | AdminRequiredResponse | StaffTaskNotFoundResponse | TakeStaffTask409 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeStaffTask>>, TError,TakeStaffTaskMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeStaffTask>>,
        TError,
        TakeStaffTaskMutationVariables,
        TContext
      > => {
      return useMutation(useTakeStaffTaskMutationOptions(options), queryClient);
    }
    export const getReleaseStaffTaskUrl = (taskId: string,) => {

  return `/api/admin/tasks/${encodeURIComponent(String(taskId))}/owner`
}

/**
 * Also a task of somebody else, who may be away. Succeeds for a task that nobody has taken.
 * @summary Give a task back
 */
export const releaseStaffTask = async (taskId: string, options?: Parameters<typeof fetcher>[1]): Promise<StaffTask> => {

  return fetcher<StaffTask>(getReleaseStaffTaskUrl(taskId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getReleaseStaffTaskMutationKey = () => ['releaseStaffTask'] as const;

export const useReleaseStaffTaskMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | AdminRequiredResponse | StaffTaskNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseStaffTask>>, TError,ReleaseStaffTaskMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseStaffTask>>, TError,ReleaseStaffTaskMutationVariables, TContext> => {

const mutationKey = getReleaseStaffTaskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseStaffTask>>, ReleaseStaffTaskMutationVariables> = (props) => {
          const {taskId} = props ?? {};

          return  releaseStaffTask(taskId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReleaseStaffTaskMutationResult = NonNullable<Awaited<ReturnType<typeof releaseStaffTask>>>

    export type ReleaseStaffTaskMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | AdminRequiredResponse | StaffTaskNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReleaseStaffTaskMutationVariables = {taskId: string}

    /**
 * @summary Give a task back
 */
export const useReleaseStaffTask = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | AdminRequiredResponse | StaffTaskNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseStaffTask>>, TError,ReleaseStaffTaskMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseStaffTask>>,
        TError,
        ReleaseStaffTaskMutationVariables,
        TContext
      > => {
      return useMutation(useReleaseStaffTaskMutationOptions(options), queryClient);
    }
    export const getListReportedProblemsUrl = (params?: ListReportedProblemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/transaction-cases?${stringifiedParams}` : `/api/admin/transaction-cases`
}

/**
 * `open` and `answered`: the one that waits longest first. `closed`: the one closed last first. 20 per page. A look at each customer in the list.
 * @summary List the problems that customers have reported
 */
export const listReportedProblems = async (params?: ListReportedProblemsParams, options?: Parameters<typeof fetcher>[1]): Promise<ReportedProblemList> => {

  return fetcher<ReportedProblemList>(getListReportedProblemsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListReportedProblemsQueryKey = (params?: ListReportedProblemsParams,) => {
    return [
    `/api/admin/transaction-cases`, ...(params ? [params] : [])
    ] as const;
    }

export const getListReportedProblemsQueryOptions = <TData = Awaited<ReturnType<typeof listReportedProblems>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListReportedProblemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportedProblems>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReportedProblemsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReportedProblems>>> = ({ signal }) => listReportedProblems(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReportedProblems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReportedProblemsQueryResult = NonNullable<Awaited<ReturnType<typeof listReportedProblems>>>
export type ListReportedProblemsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListReportedProblems<TData = Awaited<ReturnType<typeof listReportedProblems>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListReportedProblemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportedProblems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportedProblems>>,
          TError,
          Awaited<ReturnType<typeof listReportedProblems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportedProblems<TData = Awaited<ReturnType<typeof listReportedProblems>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReportedProblemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportedProblems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReportedProblems>>,
          TError,
          Awaited<ReturnType<typeof listReportedProblems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReportedProblems<TData = Awaited<ReturnType<typeof listReportedProblems>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReportedProblemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportedProblems>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the problems that customers have reported
 */

export function useListReportedProblems<TData = Awaited<ReturnType<typeof listReportedProblems>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListReportedProblemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReportedProblems>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReportedProblemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAnswerTransactionCaseUrl = (caseId: string,) => {

  return `/api/admin/transaction-cases/${encodeURIComponent(String(caseId))}/messages`
}

/**
 * The customer is told by SMS that there is an answer, and reads it in the details of the transaction. Moves no money.
 * @summary Answer a case
 */
export const answerTransactionCase = async (caseId: string,
    caseAnswerRequest: CaseAnswerRequest,
    headers?: AnswerTransactionCaseHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ReportedProblem> => {

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
return fetcher<ReportedProblem>(getAnswerTransactionCaseUrl(caseId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(caseAnswerRequest)
  }
);}

export const getAnswerTransactionCaseMutationKey = () => ['answerTransactionCase'] as const;

export const useAnswerTransactionCaseMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | AnswerTransactionCase404 | CaseClosedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerTransactionCase>>, TError,AnswerTransactionCaseMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof answerTransactionCase>>, TError,AnswerTransactionCaseMutationVariables, TContext> => {

const mutationKey = getAnswerTransactionCaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerTransactionCase>>, AnswerTransactionCaseMutationVariables> = (props) => {
          const {caseId,data,headers} = props ?? {};

          return  answerTransactionCase(caseId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type AnswerTransactionCaseMutationResult = NonNullable<Awaited<ReturnType<typeof answerTransactionCase>>>
    export type AnswerTransactionCaseMutationBody = BodyType<CaseAnswerRequest>
    export type AnswerTransactionCaseMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | AnswerTransactionCase404 | CaseClosedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type AnswerTransactionCaseMutationVariables = {caseId: string;data: BodyType<CaseAnswerRequest>;headers?: AnswerTransactionCaseHeaders}

    /**
 * @summary Answer a case
 */
export const useAnswerTransactionCase = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | AnswerTransactionCase404 | CaseClosedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerTransactionCase>>, TError,AnswerTransactionCaseMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerTransactionCase>>,
        TError,
        AnswerTransactionCaseMutationVariables,
        TContext
      > => {
      return useMutation(useAnswerTransactionCaseMutationOptions(options), queryClient);
    }
    export const getListContactRequestsUrl = () => {

  return `/api/admin/contact-requests`
}

/**
 * The newest 200, the last one first.
 * @summary List who asked to be called
 */
export const listContactRequests = async ( options?: Parameters<typeof fetcher>[1]): Promise<ContactRequestList> => {

  return fetcher<ContactRequestList>(getListContactRequestsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListContactRequestsQueryKey = () => {
    return [
    `/api/admin/contact-requests`
    ] as const;
    }

export const getListContactRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactRequestsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactRequests>>> = ({ signal }) => listContactRequests({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContactRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listContactRequests>>>
export type ListContactRequestsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListContactRequests<TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactRequests>>,
          TError,
          Awaited<ReturnType<typeof listContactRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactRequests<TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContactRequests>>,
          TError,
          Awaited<ReturnType<typeof listContactRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactRequests<TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List who asked to be called
 */

export function useListContactRequests<TData = Awaited<ReturnType<typeof listContactRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContactRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactRequestsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListAdminEventsUrl = (params?: ListAdminEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/events?${stringifiedParams}` : `/api/admin/events`
}

/**
 * Newest first, 50 per page. Days are in Riyadh time.
 * @summary List admin events
 */
export const listAdminEvents = async (params?: ListAdminEventsParams, options?: Parameters<typeof fetcher>[1]): Promise<AdminEventList> => {

  return fetcher<AdminEventList>(getListAdminEventsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListAdminEventsQueryKey = (params?: ListAdminEventsParams,) => {
    return [
    `/api/admin/events`, ...(params ? [params] : [])
    ] as const;
    }

export const getListAdminEventsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListAdminEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminEventsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminEvents>>> = ({ signal }) => listAdminEvents(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminEvents>>>
export type ListAdminEventsQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListAdminEvents<TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListAdminEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminEvents>>,
          TError,
          Awaited<ReturnType<typeof listAdminEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminEvents<TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListAdminEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminEvents>>,
          TError,
          Awaited<ReturnType<typeof listAdminEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminEvents<TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListAdminEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List admin events
 */

export function useListAdminEvents<TData = Awaited<ReturnType<typeof listAdminEvents>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListAdminEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminEvents>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListProviderHealthUrl = () => {

  return `/health/providers`
}

/**
 * As far as the process that responds has called them. Calls of a suspended service fail at once for some seconds, because it failed several
 * times in a row. The sandbox calls none.
 * @summary List how the outside services fare
 */
export const listProviderHealth = async ( options?: Parameters<typeof fetcher>[1]): Promise<ProviderHealthList> => {

  return fetcher<ProviderHealthList>(getListProviderHealthUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListProviderHealthQueryKey = () => {
    return [
    `/health/providers`
    ] as const;
    }

export const getListProviderHealthQueryOptions = <TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProviderHealthQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProviderHealth>>> = ({ signal }) => listProviderHealth({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProviderHealthQueryResult = NonNullable<Awaited<ReturnType<typeof listProviderHealth>>>
export type ListProviderHealthQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListProviderHealth<TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviderHealth>>,
          TError,
          Awaited<ReturnType<typeof listProviderHealth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderHealth<TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviderHealth>>,
          TError,
          Awaited<ReturnType<typeof listProviderHealth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviderHealth<TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how the outside services fare
 */

export function useListProviderHealth<TData = Awaited<ReturnType<typeof listProviderHealth>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviderHealth>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProviderHealthQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

