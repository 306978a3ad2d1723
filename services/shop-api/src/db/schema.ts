import type { Kysely } from 'kysely';
import type { AccountTables } from './schema.account';
import type { CampaignTables } from './schema.campaigns';
import type { CatalogTables } from './schema.catalog';
import type { ContentTables } from './schema.content';
import type { MoneyTables } from './schema.money';
import type { NewsletterTables } from './schema.newsletter';
import type { NotificationTables } from './schema.notifications';
import type { OperationTables } from './schema.operations';
import type { OrderTables } from './schema.orders';
import type { PublicationTables } from './schema.publications';
import type { QuoteTables } from './schema.quotes';
import type { SavedTables } from './schema.saved';
import type { RouletteTables } from './schema.roulette';
import type { StaffTables } from './schema.staff';
import type { TravelTables } from './schema.travel';
import type { LeasingTables } from './schema.leasing';
import type { PaymentTables } from './schema.payments';
import type { PlaceTables } from './schema.places';
import type { ReceiptTables } from './schema.receipts';
import type { ReturnTables } from './schema.returns';
import type { SearchTables } from './schema.search';
import type { ReviewTables } from './schema.reviews';
import type { SiteTables } from './schema.sites';

export type Tables = CatalogTables &
  AccountTables &
  OrderTables &
  MoneyTables &
  OperationTables &
  ContentTables &
  CampaignTables &
  NewsletterTables &
  NotificationTables &
  SavedTables &
  RouletteTables &
  StaffTables &
  TravelTables &
  QuoteTables &
  PublicationTables &
  PaymentTables &
  ReceiptTables &
  ReturnTables &
  LeasingTables &
  PlaceTables &
  SearchTables &
  SiteTables &
  ReviewTables;

export type Db = Kysely<Tables>;
