-- Operators see what was paid last first, whenever it was imported.
create index partner_payment_paid on partner_payment (paid_at desc, id desc);
