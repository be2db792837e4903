CREATE TABLE "model_folders" (
	"place" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"done_bytes" bigint NOT NULL,
	"total_bytes" bigint NOT NULL,
	"message" text,
	"told_at" timestamp with time zone NOT NULL
);
