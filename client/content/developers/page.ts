import { brand } from '../../../shared/site/brand.data.ts';

export const developersPage = {
  title: 'Developers',
  lead: `Send events from your own site or server to ${brand.name}: which pages brought people here, and what they did next. Everything you need is on this page and in the [OpenAPI 3.1 document](/api/openapi.json).`,
  description: `How to send events to ${brand.name} from any site or server: a 2 KB script, every field and error, limits, retries, privacy, and a form to try it out.`,
} as const;
