#![doc = include_str!("front.md")]
